/** Finale of the stand-in server. */
import { FINALE_ROUNDS } from '#schemas/constants.ts';
import type { Finale, FinaleAction } from '#schemas/finale.ts';

/** The finale after an action: every message is a trap, and the room recognises every second one. */
export function finaleAfter(before: Finale | null, { action, round }: FinaleAction): Finale {
  const results = before?.results ?? [];
  const right = round % 2 === 1;
  const closed = {
    round,
    genuine: false,
    right,
    divided: false,
    votes: { genuine: 1, trap: 3 },
    because: 'Le domaine est un autre.',
  };
  const over = round === FINALE_ROUNDS && action === 'close';
  return {
    phase: action === 'open' ? 'open' : over ? 'over' : 'closed',
    round,
    message: { channel: 'mail', from: 'Assistance', text: 'Confirmez votre mot de passe.', context: null },
    people: 4,
    answered: action === 'open' ? 0 : 4,
    results: action === 'open' ? results : [...results, closed],
    commitment: over ? 'Je rappelle.' : null,
  };
}
