//! Mutes and bans, reports, and the audit log.

use klad_protocol::{IdentityId, host::RestrictionKind};

use crate::{
    Backend, Store,
    records::{Report, Restriction, StoreError},
};

impl Store {
    /// Mutes or bans.
    pub async fn put_restriction(&self, bar: &Restriction) -> Result<(), StoreError> {
        write!(
            self,
            "insert into bars (subject, kind, until_ms, reason, created_ms) values ($1, $2, $3, $4, $5)
             on conflict (subject, kind) do update set until_ms = excluded.until_ms, reason = excluded.reason,
                 created_ms = excluded.created_ms",
            bar.subject.clone(),
            bar.kind.as_str().to_owned(),
            bar.until_ms as i64,
            bar.reason.clone(),
            bar.created_ms as i64
        )?;
        Ok(())
    }

    /// Lifts a mute or a ban. Returns whether there was one.
    pub async fn lift_restriction(&self, subject: &str, kind: RestrictionKind) -> Result<bool, StoreError> {
        let subject = subject.to_owned();
        let lifted = write!(
            self,
            "delete from bars where subject = $1 and kind = $2",
            subject.clone(),
            kind.as_str().to_owned()
        )?;
        Ok(lifted > 0)
    }

    /// Who is muted or banned at this time.
    pub async fn restrictions(&self, now_ms: u64) -> Result<Vec<Restriction>, StoreError> {
        let rows: Vec<(String, String, i64, String, i64)> = read!(
            self,
            "select subject, kind, until_ms, reason, created_ms from bars where until_ms > $1
             order by created_ms desc",
            now_ms as i64
        )?;
        let bar =
            |(subject, kind, until_ms, reason, created_ms): (String, String, i64, String, i64)| Restriction {
                subject,
                kind: if kind == "ban" { RestrictionKind::Ban } else { RestrictionKind::Mute },
                until_ms: until_ms as u64,
                reason,
                created_ms: created_ms as u64,
            };
        Ok(rows.into_iter().map(bar).collect())
    }

    /// Stores a report.
    pub async fn report(&self, report: &Report) -> Result<(), StoreError> {
        write!(
            self,
            "insert into reports (table_id, by_id, about_id, words, said, created_ms) values ($1, $2, $3, $4, $5, $6)",
            report.table.clone(),
            report.by.clone(),
            report.about.clone(),
            report.words.clone(),
            report.said.clone(),
            report.created_ms as i64
        )?;
        Ok(())
    }

    /// Reports, newest first, without the first `skip`; those that are done only with `with_done`.
    pub async fn reports(&self, with_done: bool, skip: u32, limit: u32) -> Result<Vec<Report>, StoreError> {
        type Row = (i64, String, String, String, String, String, i64, Option<i64>);
        let rows: Vec<Row> = read!(
            self,
            "select id, table_id, by_id, about_id, words, said, created_ms, done_ms from reports
             where done_ms is null or $1 = 1 order by id desc limit $2 offset $3",
            i64::from(with_done),
            i64::from(limit),
            i64::from(skip)
        )?;
        let report = |(id, table, by, about, words, said, created_ms, done_ms): Row| Report {
            id: id as u64,
            table,
            by,
            about,
            words,
            said,
            created_ms: created_ms as u64,
            done_ms: done_ms.map(|ms| ms as u64),
        };
        Ok(rows.into_iter().map(report).collect())
    }

    /// What somebody has reported: the table, the words and when.
    pub async fn reports_by(&self, who: IdentityId) -> Result<Vec<(String, String, u64)>, StoreError> {
        let rows: Vec<(String, String, i64)> = read!(
            self,
            "select table_id, words, created_ms from reports where by_id = $1 order by id",
            who.to_string()
        )?;
        Ok(rows.into_iter().map(|(table, words, created_ms)| (table, words, created_ms as u64)).collect())
    }

    /// Marks a report as dealt with. Returns whether there was one.
    pub async fn report_done(&self, report: u64, now_ms: u64) -> Result<bool, StoreError> {
        let done = write!(
            self,
            "update reports set done_ms = $2 where id = $1 and done_ms is null",
            report as i64, now_ms as i64
        )?;
        Ok(done > 0)
    }

    /// Adds what an operator did to the audit log.
    pub async fn note_act(
        &self,
        at_ms: u64,
        act: &str,
        subject: &str,
        detail: &str,
    ) -> Result<(), StoreError> {
        let (act, subject, detail) = (act.to_owned(), subject.to_owned(), detail.to_owned());
        write!(
            self,
            "insert into audit (at_ms, act, subject, detail) values ($1, $2, $3, $4)",
            at_ms as i64,
            act.clone(),
            subject.clone(),
            detail.clone()
        )?;
        Ok(())
    }

    /// What operators did, newest first, without the first `skip`: when, what, to whom, and details.
    pub async fn acts(
        &self,
        skip: u32,
        limit: u32,
    ) -> Result<Vec<(u64, String, String, String)>, StoreError> {
        let rows: Vec<(i64, String, String, String)> = read!(
            self,
            "select at_ms, act, subject, detail from audit order by id desc limit $1 offset $2",
            i64::from(limit),
            i64::from(skip)
        )?;
        Ok(rows
            .into_iter()
            .map(|(at_ms, act, subject, detail)| (at_ms as u64, act, subject, detail))
            .collect())
    }
}
