/** Messages for authors in their language: one sentence for each mistake, with its remedy. */
import { type Language, languageOf } from '#engine/rules/messages/language.ts';
import { BRANDING } from './branding.ts';
import { CHECK } from './check.ts';
import { CODE } from './code.ts';
import { FILES } from './files.ts';
import { MANIFEST } from './manifest.ts';
import { NOTES } from './notes.ts';
import { PACKS } from './packs.ts';
import { RULE } from './rule.ts';
import { SCAFFOLD } from './scaffold.ts';
import { STYLES } from './styles.ts';
import { TEXTS } from './texts.ts';
import { TOOLS } from './tools.ts';

/** All messages of one language, by subject. A translation that misses one does not compile. */
export function messagesIn(language: Language) {
  return {
    language,
    code: CODE[language],
    styles: STYLES[language],
    manifest: MANIFEST[language],
    notes: NOTES[language],
    files: FILES[language],
    texts: TEXTS[language],
    tools: TOOLS[language],
    check: CHECK[language],
    rule: RULE[language],
    scaffold: SCAFFOLD[language],
    packs: PACKS[language],
    branding: BRANDING[language],
  };
}

export type Messages = ReturnType<typeof messagesIn>;

/** Messages in the language of the environment (`VIGIE_LANG`, locale). */
export function messages(): Messages {
  return messagesIn(languageOf(process.env));
}
