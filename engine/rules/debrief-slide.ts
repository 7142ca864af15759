/** Text of a debrief slide in French: the same on the projector, on the presenter's page and on a remote. Pure. */
import type { DebriefSlide, SpokenMission } from '#schemas/debrief.ts';
import { knownMistake, type NamedMistake, saysOnlyWrong } from '#schemas/verdict-labels.ts';

export type SlideMission = Pick<SpokenMission, 'title' | 'opened' | 'solved' | 'mistakes' | 'debrief' | 'retrieval'>;

interface SlideText {
  readonly heading: string;
  /** Number of people, and out of how many; null for a slide without a figure. */
  readonly figure: { readonly people: number; readonly of: number } | null;
  /** Text below the heading and the figure; null for none. */
  readonly text: string | null;
  /** Options, in order, on the slides `question` and `answer`; otherwise empty. */
  readonly options: readonly string[];
}

const OTHER_MISTAKE = 'Autre réponse fausse';
/** Maximum number of words of the caption under a picture; a longer sentence is left to the presenter. */
const MAX_CAPTION_WORDS = 28;

/**
 * Text about a mistake, for the whole room.
 * @param sceneText the scene's message, for a mistake that neither the mission's manifest nor Vigie names
 */
export function describeMistake(mistake: NamedMistake, sceneText?: string): string {
  if (saysOnlyWrong(mistake.verdict)) return OTHER_MISTAKE;
  const known = knownMistake(mistake);
  return known ? known.charAt(0).toLocaleUpperCase('fr') + known.slice(1) : sceneText || OTHER_MISTAKE;
}

/** Text of one slide, with spaces as typed by its authors. @param wordsOf text for a mistake */
export function slideText(
  name: DebriefSlide,
  { title, opened, solved, mistakes, debrief, retrieval }: SlideMission,
  wordsOf: (mistake: NamedMistake) => string = describeMistake,
): SlideText {
  const without = { figure: null, text: null, options: [] };
  switch (name) {
    case 'trap': {
      const [caption = ''] = debrief.whatHappened.split(/(?<=[.!?…])\s/u);
      return { ...without, heading: title, text: caption.split(/\s+/u).length <= MAX_CAPTION_WORDS ? caption : null };
    }
    case 'mistake': {
      const mistake = mistakes.find(({ verdict }) => !saysOnlyWrong(verdict)) ?? mistakes[0];
      if (!mistake)
        return {
          ...without,
          heading: 'Pas d’erreur commune',
          figure: { people: solved, of: opened },
          text: solved >= 2 ? 'ont réussi' : 'a réussi',
        };
      const { people } = mistake;
      return {
        ...without,
        heading: 'Notre erreur la plus fréquente',
        figure: { people, of: Math.max(opened, people) },
        text: wordsOf(mistake),
      };
    }
    case 'question':
      return { ...without, heading: retrieval.question, options: retrieval.options };
    case 'answer':
      return { ...without, heading: retrieval.options[retrieval.answer] ?? '', options: retrieval.options };
    case 'commitment':
      return { ...without, heading: 'Le geste à garder', text: debrief.intentions[0] ?? null };
  }
}

/** Letter of an option, the same on every screen: A for the first. */
export function optionLetter(index: number): string {
  return String.fromCharCode('A'.charCodeAt(0) + index);
}
