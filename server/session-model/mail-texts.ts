/** Checks of the texts of a mail, for all callers that order one. */
import { type ConsoleText, ServerError } from '../errors.ts';
import { isEmail, normaliseEmail } from './emails.ts';
import { isName, isPrintable } from './printable.ts';

export interface MailTexts {
  readonly subject: string;
  readonly body: string;
  readonly reply_to: string;
}

interface WrittenTexts {
  readonly subject: string;
  readonly text: string;
}

/** Checks subject and text. @throws ServerError 400 that names the field */
export function checkedTexts({ subject, text }: WrittenTexts): Pick<MailTexts, 'subject' | 'body'> {
  if (!isName(subject))
    refuse('subject', {
      en: 'subject must be one line with a letter or digit, without characters that nobody sees: type it anew.',
      fr: 'subject doit être une ligne avec une lettre ou un chiffre, sans caractère invisible : saisissez-le à nouveau.',
    });
  if (!text.split('\n').every(isPrintable))
    refuse('text', {
      en: 'text holds characters that nobody sees or that turn it around: type it anew.',
      fr: 'text contient des caractères que personne ne voit ou qui retournent le texte : saisissez-le à nouveau.',
    });
  return { subject, body: text };
}

/** Checks subject, text and reply address. @throws ServerError 400 that names the field */
export function checkedMailTexts({ replyTo, ...written }: WrittenTexts & { readonly replyTo: string }): MailTexts {
  const texts = checkedTexts(written);
  const address = normaliseEmail(replyTo);
  if (!isEmail(address))
    refuse('replyTo', {
      en: 'replyTo must be one e-mail address, such as camille@example.org.',
      fr: 'replyTo doit être une seule adresse e-mail, comme camille@example.org.',
    });
  return { ...texts, reply_to: address };
}

function refuse(field: string, message: ConsoleText): never {
  throw new ServerError(400, 'invalid-field', message, { field });
}
