import { useEffect, useState } from 'react';
import type { Deck } from '#schemas/debrief.ts';

/** Milliseconds to wait for a first answer from a phone: longer than a question takes to read. */
const FIRST_ANSWER_MS = 20_000;

/**
 * Whether a question is asked in a room without phones: no participants, or no answer within `FIRST_ANSWER_MS`. After that wait it stays
 * true, so that shown options stay.
 */
export function useNoPhones({ answered, people }: Pick<Deck, 'answered' | 'people'>): boolean {
  const [waited, setWaited] = useState(false);
  const waiting = answered === 0 && people > 0;
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => setWaited(true), FIRST_ANSWER_MS);
    return () => clearTimeout(timer);
  }, [waiting]);
  return waited || people === 0;
}
