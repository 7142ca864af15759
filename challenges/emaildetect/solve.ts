import type { Lazy, Solve } from '#engine/authoring/server';
import { type EmailDetectArtifacts, type Mail, SIGNALS } from './artifacts.ts';
import { PRACTICE, SEATS } from './imitations.server.ts';

const MISTAKES = [...SEATS, ...PRACTICE].flatMap(({ mistakes }) => mistakes);

/** Compares the doubtful mail with one that Inès really wrote. */
const solve: Solve<EmailDetectArtifacts> = ({ mails, doubtful }) => {
  const mail = mails.find(({ id }) => id === doubtful);
  const genuine = mails.find(({ id, from }) => id !== doubtful && from.name.startsWith('Inès Moreau'));
  if (!mail || !genuine) throw new Error('the mailbox lacks a mail to compare with');
  const text = [mail.subject, ...mail.body.map((block) => (block.kind === 'text' ? block.text : ''))].join(' ');
  return {
    signals: [
      domainOf(mail) !== domainOf(genuine) && 'sender',
      /17.h/i.test(text) && 'urgency',
      mail.body.some((block) => block.kind === 'link' && block.label !== block.address) && 'link',
      MISTAKES.some((mistake) => text.includes(mistake)) && 'typos',
      text.includes('Camille') && 'greeting',
    ].filter((signal) => signal !== false),
  };
};

function domainOf({ from }: Mail): string {
  return from.address.replace(/^.*@/, '');
}

export default solve;

/** A plausible answer that must count as a failed attempt: the polite greeting is ticked as a sign, too. */
export const wrong = { signals: ['sender', 'urgency', 'link', 'typos', 'greeting'] };

/** `refuse` ticks every sign; `accept` ticks only the greeting, which is no sign of an imitation. */
export const lazy: Lazy<Solve<EmailDetectArtifacts>> = {
  refuse: () => ({ signals: [...SIGNALS] }),
  accept: () => ({ signals: ['greeting'] }),
};
