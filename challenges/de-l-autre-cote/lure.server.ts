/** Reactions of five colleagues to a lure: its lever works only on a colleague whose day makes them receptive to it. */
import type { Lever, Lure, LureOutput, Outcome, Reaction } from './artifacts.ts';
import type { Person } from './colleagues.server.ts';

/** A colleague, the day picked at random for them, and when they read the lure, in minutes since 9:00. */
export interface Reader {
  readonly person: Person;
  readonly day: Person['days'][number];
  readonly minute: number;
}

/** Minutes from a report to the alert for everybody. */
const TO_ALERT = 3;

const LEVER_NAMES: Readonly<Record<Lever, string>> = {
  autorite: 'l’autorité',
  urgence: 'l’urgence',
  service: 'l’envie de rendre service',
  gain: 'l’espoir d’un gain',
  peur: 'la peur',
  secret: 'le secret',
};

/** The reactions, in the order in which the colleagues read. */
export function reactionsTo(lure: Lure, readers: readonly Reader[]): LureOutput {
  const first = readers.map((reader) => ({ reader, outcome: outcomeOf(lure, reader) }));
  const reporter = first.find(({ outcome }) => outcome === 'reports')?.reader;
  const alert = reporter ? reporter.minute + TO_ALERT : Number.POSITIVE_INFINITY;
  const last = first.map(({ reader, outcome }) => ({
    reader,
    outcome: outcome === 'falls' && reader.minute > alert ? ('warned' as const) : outcome,
  }));
  return { reactions: last.map(({ reader, outcome }) => reactionOf(reader, outcome)), remark: remarkOn(lure, last, reporter) };
}

/**
 * A colleague obeys only a lure with the lever of their day (`day.lever`). One who reports lures obeys only if, in addition, the sender,
 * the pretext or the channel is the expected one.
 */
function outcomeOf({ sender, pretext, lever, channel }: Lure, { person, day }: Reader): Outcome {
  const helped = [person.sender === sender, person.pretext === pretext, person.channel === channel].filter(Boolean).length;
  if (lever === day.lever) return helped > 0 || !person.reports ? 'falls' : 'checks';
  if (helped > 1) return 'checks';
  return person.reports ? 'reports' : 'ignores';
}

function reactionOf({ person: { id, checks, reports = '' }, day }: Reader, outcome: Outcome): Reaction {
  const texts: Readonly<Record<Outcome, string>> = {
    falls: day.falls,
    checks,
    reports,
    ignores: 'Hausse les épaules, et passe à autre chose.',
    warned: 'Allait accepter ; l’alerte de Fatou arrive avant.',
  };
  return { id, outcome, text: texts[outcome] };
}

function remarkOn({ lever }: Lure, last: readonly { readonly outcome: Outcome }[], reporter: Reader | undefined): string {
  const count = (wanted: Outcome) => last.filter(({ outcome }) => outcome === wanted).length;
  const name = reporter?.person.name.split(' ')[0];
  if (count('warned') > 0)
    return `${name} signale, sans certitude, et quelqu’un d’autre n’a pas le temps de se faire prendre. Voilà à quoi sert un doute.`;
  if (count('falls') > 0)
    return `Ni naïveté ni bêtise : ce matin, ${LEVER_NAMES[lever]} rencontre un besoin. Demain, ce sera une autre personne.`;
  return 'Personne ce matin. Le même message, un autre jour, trouverait quelqu’un : changez une carte et voyez.';
}
