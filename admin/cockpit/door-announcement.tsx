/** Polite live region. Announces refused logins once for each address, and waiting newcomers when the first of them arrives. */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { visuallyHiddenClass } from '#engine/ui/layout/visually-hidden.tsx';
import type { Door } from '#schemas/door.ts';
import { useNaming } from '../components/people/naming.ts';
import { listOf } from '../format/lists.ts';
import { messages } from '../language/language.ts';

/** Maximum number of names; further ones are counted. */
const NAMED = 3;

export function DoorAnnouncement({ refused, waiting: { count } }: Pick<Door, 'refused' | 'waiting'>) {
  const said = useRef(new Set<string>());
  const naming = useNaming();
  const [words, setWords] = useState('');
  useEffect(() => {
    const fresh = refused.filter(({ email }) => !said.current.has(email));
    if (fresh.length === 0) return;
    for (const { email } of fresh) said.current.add(email);
    const { cockpit } = messages();
    const named = fresh.slice(0, NAMED).map(({ email }) => email);
    const more = fresh.length - named.length;
    setWords(cockpit.door.nowRefused(listOf(more > 0 ? [...named, cockpit.others(more)] : named)));
  }, [refused]);
  const someWait = count > 0;
  const tellWaiting = useEffectEvent(() => setWords(messages().cockpit.door.waiting(count)));
  useEffect(() => {
    if (!someWait) return;
    tellWaiting();
    // The same words again would not be announced.
    return () => setWords('');
  }, [someWait]);
  return (
    <p role="status" className={visuallyHiddenClass}>
      {naming.text(words)}
    </p>
  );
}
