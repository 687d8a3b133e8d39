/** What runs first: it is small, and asks for the words while the page itself is still on its way. */
import './app.css';

import { ALWAYS, preferred, textsOf } from '$lib/language';

const language = preferred();
for (const part of ALWAYS) void textsOf(language, part).catch(() => undefined);
void import('./page');
