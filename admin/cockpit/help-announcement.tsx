/** Polite live region that announces people who need help, once for each person and mission. */
import { useEffect, useRef, useState } from 'react';
import type { Need } from '#engine/rules/session/needs-help.ts';
import { visuallyHiddenClass } from '#engine/ui/layout/visually-hidden.tsx';
import { listOf } from '../format/lists.ts';
import { messages } from '../language/language.ts';
import { nameOf } from './format.ts';

/** Maximum number of names; further ones are counted. */
const NAMED = 3;

export function HelpAnnouncement({ needs }: { readonly needs: readonly Need[] }) {
  const said = useRef(new Set<string>());
  const [words, setWords] = useState('');
  useEffect(() => {
    if (needs.length === 0) setWords('');
    const fresh = needs.filter(({ person, mission }) => !said.current.has(`${person.id} ${mission?.key}`));
    if (fresh.length === 0) return;
    for (const { person, mission } of fresh) said.current.add(`${person.id} ${mission?.key}`);
    const names = fresh.slice(0, NAMED).map(({ person, mission }) => nameOf(person) + (mission ? ` (${mission.title})` : ''));
    const { nowNeedHelp, others } = messages().cockpit;
    const more = fresh.length - names.length;
    setWords(nowNeedHelp(listOf(more > 0 ? [...names, others(more)] : names)));
  }, [needs]);
  return (
    <p role="status" className={visuallyHiddenClass}>
      {words}
    </p>
  );
}
