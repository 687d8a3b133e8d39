//! For hosts: devices, whom a table is open to, mutes and bans, reports, what operators did, and what is thrown away when.
//! The same SQL runs on both databases.

use klad_protocol::{IdentityId, TableId, host::BarKind};

use crate::{
    Backend, Store,
    records::{Bar, Device, Doors, Report, SecretHash, StoreError, id},
};

/// How many games are thrown away in one transaction.
const SWEEP: i64 = 200;

/// Runs one statement that writes. Returns how many rows it changed.
macro_rules! write {
    ($store:expr, $sql:expr $(, $value:expr)* $(,)?) => {{
        let sql = $sql;
        match &$store.backend {
            Backend::Sqlite(store) => {
                let query = sqlx::query(sql)$(.bind($value))*;
                store
                    .run_one(move |writer| {
                        Box::pin(async move { Ok(query.execute(writer).await?.rows_affected()) })
                    })
                    .await
            }
            Backend::Postgres(store) => {
                Ok::<u64, StoreError>(sqlx::query(sql)$(.bind($value))*.execute(store.pool()).await?.rows_affected())
            }
        }
    }};
}

/// Reads rows.
macro_rules! read {
    ($store:expr, $sql:expr $(, $value:expr)* $(,)?) => {
        match &$store.backend {
            Backend::Sqlite(store) => sqlx::query_as($sql)$(.bind($value))*.fetch_all(store.readers()).await,
            Backend::Postgres(store) => sqlx::query_as($sql)$(.bind($value))*.fetch_all(store.pool()).await,
        }
    };
}

impl Store {
    /// Whether anything may be written about the doors of this table, or about whom it has shown out.
    fn may_be_guarded(&self, table: TableId) -> bool {
        match &self.backend {
            Backend::Sqlite(store) => store.guarded().has(table),
            Backend::Postgres(_) => true,
        }
    }

    /// Something is about to be written about it.
    fn guard(&self, table: TableId) {
        if let Backend::Sqlite(store) = &self.backend {
            store.guarded().add(table);
        }
    }

    /// A device was used, or says what it is called.
    pub async fn touch_secret(
        &self,
        secret: SecretHash,
        label: Option<&str>,
        now_ms: u64,
    ) -> Result<(), StoreError> {
        let secret = self.kept_form(secret).to_vec();
        let label = label.map(str::to_owned);
        write!(
            self,
            "update secrets set used_ms = $2, label = coalesce($3, label) where hash = $1",
            secret.clone(),
            now_ms as i64,
            label.clone()
        )?;
        Ok(())
    }

    /// The devices of a guest, the last used first.
    pub async fn devices(&self, identity: IdentityId) -> Result<Vec<Device>, StoreError> {
        let rows: Vec<(Vec<u8>, String, i64, i64)> = read!(
            self,
            "select hash, label, created_ms, used_ms from secrets where identity_id = $1
             order by used_ms desc, created_ms desc, hash",
            identity.to_string()
        )?;
        let device = |(hash, label, created_ms, used_ms): (Vec<u8>, String, i64, i64)| Device {
            id: klad_engine::transcript::hex(&hash[..hash.len().min(8)]),
            label,
            created_ms: created_ms as u64,
            used_ms: used_ms as u64,
        };
        Ok(rows.into_iter().map(device).collect())
    }

    /// The id by which [`Store::devices`] lists this secret.
    pub fn device_id(&self, secret: SecretHash) -> String {
        klad_engine::transcript::hex(&self.kept_form(secret)[..8])
    }

    /// Forgets a device of a guest by its id. Returns whether there was one.
    pub async fn forget_device(&self, identity: IdentityId, device: &str) -> Result<bool, StoreError> {
        let rows: Vec<(Vec<u8>,)> =
            read!(self, "select hash from secrets where identity_id = $1", identity.to_string())?;
        let is_it = |hash: &[u8]| klad_engine::transcript::hex(&hash[..hash.len().min(8)]) == device;
        let Some((hash,)) = rows.into_iter().find(|(hash,)| is_it(hash)) else { return Ok(false) };
        let gone = write!(self, "delete from secrets where hash = $1", hash.clone())?;
        self.forget_known();
        Ok(gone > 0)
    }

    /// Forgets devices that were not used since `before_ms`. Returns how many.
    pub async fn forget_unused(&self, before_ms: u64) -> Result<u64, StoreError> {
        let gone =
            write!(self, "delete from secrets where created_ms < $1 and used_ms < $1", before_ms as i64)?;
        self.forget_known();
        Ok(gone)
    }

    /// Whose link this is, without using it up.
    pub async fn look_at_link(
        &self,
        link: SecretHash,
        now_ms: u64,
    ) -> Result<Option<IdentityId>, StoreError> {
        let rows: Vec<(String,)> = read!(
            self,
            "select identity_id from links where hash = $1 and expires_ms >= $2",
            self.kept_form(link).to_vec(),
            now_ms as i64
        )?;
        rows.first().map(|(found,)| id(found)).transpose()
    }

    /// What somebody is called and looks like.
    pub async fn person(&self, identity: IdentityId) -> Result<Option<crate::Identity>, StoreError> {
        let rows: Vec<(String, String, i64, i64)> = read!(
            self,
            "select id, name, picture, created_ms from identities where id = $1",
            identity.to_string()
        )?;
        rows.into_iter().next().map(person).transpose()
    }

    /// Guests whose name contains this, newest first.
    pub async fn people(&self, name: &str, limit: u32) -> Result<Vec<crate::Identity>, StoreError> {
        let pattern = format!("%{}%", name.replace(['%', '_', '\\'], ""));
        let rows: Vec<(String, String, i64, i64)> = read!(
            self,
            "select id, name, picture, created_ms from identities where lower(name) like lower($1)
             order by created_ms desc limit $2",
            pattern.clone(),
            i64::from(limit)
        )?;
        rows.into_iter().map(person).collect()
    }

    /// Whom a table is open to.
    pub async fn doors(&self, table: TableId) -> Result<Doors, StoreError> {
        if !self.may_be_guarded(table) {
            return Ok(Doors::default());
        }
        let rows: Vec<(i64, Option<String>)> =
            read!(self, "select spectators, password from doors where table_id = $1", table.to_string())?;
        Ok(match rows.into_iter().next() {
            Some((spectators, password)) => Doors { spectators: spectators != 0, password },
            None => Doors::default(),
        })
    }

    /// Says whom a table is open to.
    pub async fn put_doors(&self, table: TableId, doors: &Doors) -> Result<(), StoreError> {
        self.guard(table);
        write!(
            self,
            "insert into doors (table_id, spectators, password) values ($1, $2, $3)
             on conflict (table_id) do update set spectators = excluded.spectators, password = excluded.password",
            table.to_string(),
            i64::from(doors.spectators),
            doors.password.clone()
        )?;
        Ok(())
    }

    /// Somebody cannot sit down at a table until then.
    pub async fn show_out(&self, table: TableId, who: IdentityId, until_ms: u64) -> Result<(), StoreError> {
        self.guard(table);
        write!(
            self,
            "insert into shown_out (table_id, identity_id, until_ms) values ($1, $2, $3)
             on conflict (table_id, identity_id) do update set until_ms = excluded.until_ms",
            table.to_string(),
            who.to_string(),
            until_ms as i64
        )?;
        Ok(())
    }

    /// Until when somebody cannot sit down at a table, if they were shown out.
    pub async fn shown_out_until(&self, table: TableId, who: IdentityId) -> Result<Option<u64>, StoreError> {
        if !self.may_be_guarded(table) {
            return Ok(None);
        }
        let rows: Vec<(i64,)> = read!(
            self,
            "select until_ms from shown_out where table_id = $1 and identity_id = $2",
            table.to_string(),
            who.to_string()
        )?;
        Ok(rows.first().map(|(until_ms,)| *until_ms as u64))
    }

    /// Mutes or bans.
    pub async fn put_bar(&self, bar: &Bar) -> Result<(), StoreError> {
        write!(
            self,
            "insert into bars (subject, kind, until_ms, reason, created_ms) values ($1, $2, $3, $4, $5)
             on conflict (subject, kind) do update set until_ms = excluded.until_ms, reason = excluded.reason,
                 created_ms = excluded.created_ms",
            bar.subject.clone(),
            bar.kind.as_str(),
            bar.until_ms as i64,
            bar.reason.clone(),
            bar.created_ms as i64
        )?;
        Ok(())
    }

    /// Takes a mute or a ban back. Returns whether there was one.
    pub async fn lift_bar(&self, subject: &str, kind: BarKind) -> Result<bool, StoreError> {
        let subject = subject.to_owned();
        let lifted = write!(
            self,
            "delete from bars where subject = $1 and kind = $2",
            subject.clone(),
            kind.as_str()
        )?;
        Ok(lifted > 0)
    }

    /// Who is muted or banned at this time.
    pub async fn bars(&self, now_ms: u64) -> Result<Vec<Bar>, StoreError> {
        let rows: Vec<(String, String, i64, String, i64)> = read!(
            self,
            "select subject, kind, until_ms, reason, created_ms from bars where until_ms > $1
             order by created_ms desc",
            now_ms as i64
        )?;
        let bar = |(subject, kind, until_ms, reason, created_ms): (String, String, i64, String, i64)| Bar {
            subject,
            kind: if kind == "ban" { BarKind::Ban } else { BarKind::Mute },
            until_ms: until_ms as u64,
            reason,
            created_ms: created_ms as u64,
        };
        Ok(rows.into_iter().map(bar).collect())
    }

    /// Keeps a report.
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

    /// Reports, newest first; those that are done only where wanted.
    pub async fn reports(&self, with_done: bool, limit: u32) -> Result<Vec<Report>, StoreError> {
        type Row = (i64, String, String, String, String, String, i64, Option<i64>);
        let rows: Vec<Row> = read!(
            self,
            "select id, table_id, by_id, about_id, words, said, created_ms, done_ms from reports
             where done_ms is null or $1 = 1 order by id desc limit $2",
            i64::from(with_done),
            i64::from(limit)
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

    /// A report was dealt with. Returns whether there was one.
    pub async fn report_done(&self, report: u64, now_ms: u64) -> Result<bool, StoreError> {
        let done = write!(
            self,
            "update reports set done_ms = $2 where id = $1 and done_ms is null",
            report as i64, now_ms as i64
        )?;
        Ok(done > 0)
    }

    /// Writes down what an operator did.
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

    /// What operators did, the last first: when, what, to whom, and more about it.
    pub async fn acts(&self, limit: u32) -> Result<Vec<(u64, String, String, String)>, StoreError> {
        let rows: Vec<(i64, String, String, String)> = read!(
            self,
            "select at_ms, act, subject, detail from audit order by id desc limit $1",
            i64::from(limit)
        )?;
        Ok(rows
            .into_iter()
            .map(|(at_ms, act, subject, detail)| (at_ms as u64, act, subject, detail))
            .collect())
    }

    /// All tables in one state, newest first, for operators.
    pub async fn table_ids(&self, state: &str, limit: u32) -> Result<Vec<TableId>, StoreError> {
        let rows: Vec<(String,)> = read!(
            self,
            "select id from tables where state = $1 order by created_ms desc limit $2",
            state.to_owned(),
            i64::from(limit)
        )?;
        rows.iter().map(|(found,)| id(found)).collect()
    }

    /// Finished games that ended before `before_ms`: those of bots alone, or all of them. At most a few hundred at a time.
    pub async fn ended_before(&self, before_ms: u64, only_bots: bool) -> Result<Vec<TableId>, StoreError> {
        let rows: Vec<(String,)> = read!(
            self,
            "select id from tables where state in ('over', 'closed') and coalesce(ended_ms, created_ms) < $1
             and ($2 = 0 or not exists (select 1 from seats where table_id = id and identity_id is not null))
             limit $3",
            before_ms as i64,
            i64::from(only_bots),
            SWEEP
        )?;
        rows.iter().map(|(found,)| id(found)).collect()
    }

    /// Throws a table away, with its moves and everything else about it.
    pub async fn delete_table(&self, table: TableId) -> Result<bool, StoreError> {
        let gone = write!(self, "delete from tables where id = $1", table.to_string())? > 0;
        for sql in [
            "delete from moves where table_id = $1",
            "delete from chat where table_id = $1",
            "delete from arbiters where table_id = $1",
            "delete from deadlines where table_id = $1",
            "delete from doors where table_id = $1",
            "delete from shown_out where table_id = $1",
            "delete from reports where table_id = $1",
            "delete from seats where table_id = $1",
        ] {
            write!(self, sql, table.to_string())?;
        }
        if let Backend::Sqlite(store) = &self.backend {
            store.guarded().remove(table);
        }
        Ok(gone)
    }

    /// Removes what somebody said: everywhere, or one line at one table, known by its second. Returns how many lines.
    pub async fn unsay(&self, who: IdentityId, line: Option<(TableId, u32)>) -> Result<u64, StoreError> {
        let by = format!("%\"by\":\"{who}\"%");
        let (table, at) = match line {
            Some((table, at)) => (Some(table.to_string()), format!("%\"at\":{at}}}%")),
            None => (None, "%".to_owned()),
        };
        write!(
            self,
            "delete from chat where said like $1 and said like $2 and ($3 is null or table_id = $3)",
            by.clone(),
            at.clone(),
            table.clone()
        )
    }

    /// Something about a table has changed that is not in its record: rooms read it again.
    pub async fn touch_table(&self, table: TableId) -> Result<(), StoreError> {
        write!(self, "update tables set version = version + 1 where id = $1", table.to_string())?;
        Ok(())
    }

    /// What somebody said, with the table.
    pub async fn said_by(&self, who: IdentityId) -> Result<Vec<(String, String)>, StoreError> {
        let by = format!("%\"by\":\"{who}\"%");
        Ok(read!(self, "select table_id, said from chat where said like $1 order by id", by.clone())?)
    }

    /// Forgets a guest: name, devices, links, what they said and reported. Their seats stay, without a name. Returns the
    /// tables that have changed.
    pub async fn forget_person(&self, who: IdentityId, nameless: &str) -> Result<Vec<TableId>, StoreError> {
        let rows: Vec<(String,)> =
            read!(self, "select distinct table_id from seats where identity_id = $1", who.to_string())?;
        let tables: Vec<TableId> = rows.iter().map(|(found,)| id(found)).collect::<Result<_, _>>()?;
        self.unsay(who, None).await?;
        write!(self, "delete from reports where by_id = $1", who.to_string())?;
        write!(self, "delete from links where identity_id = $1", who.to_string())?;
        write!(self, "delete from secrets where identity_id = $1", who.to_string())?;
        write!(
            self,
            "update tables set version = version + 1 where id in (select table_id from seats where identity_id = $1)",
            who.to_string()
        )?;
        write!(
            self,
            "update seats set occupant = $2 where identity_id = $1",
            who.to_string(),
            nameless.to_owned()
        )?;
        write!(self, "delete from identities where id = $1", who.to_string())?;
        self.forget_known();
        Ok(tables)
    }

    /// The secret of a finished game is everybody's: it no longer needs a key.
    pub async fn unseal(&self, table: TableId, secret: [u8; 32]) -> Result<(), StoreError> {
        if self.keys.is_none() {
            return Ok(());
        }
        write!(self, "update tables set secret = $2 where id = $1", table.to_string(), secret.to_vec())?;
        Ok(())
    }

    /// A device's secret as it was kept with an older key, or with none, is kept with the current one.
    pub(crate) async fn rekey(&self, from: SecretHash, to: SecretHash) -> Result<(), StoreError> {
        write!(self, "update secrets set hash = $2 where hash = $1", from.to_vec(), to.to_vec())?;
        Ok(())
    }
}

fn person(row: (String, String, i64, i64)) -> Result<crate::Identity, StoreError> {
    let (found, name, picture, created_ms) = row;
    Ok(crate::Identity { id: id(&found)?, name, picture: picture as u8, created_ms: created_ms as u64 })
}
