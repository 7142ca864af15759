/** Counts the words of a challenge's texts: lengths without a hard limit, which the author judges. Pure. */
import { messages } from '#engine/author-tools/messages/messages.ts';
import { wordsIn } from '#engine/toolbox/text.ts';
import type { ChallengeManifest } from '#schemas/manifest.ts';
import type { LeftoverTexts } from './leftover-texts.ts';
import { READ_A_MINUTE } from './reading-time.ts';

const say = messages('check');

/** Number of texts that a challenge may well share with a template: « Écrivez une réponse avant de l’envoyer. » */
const SHARED = 4;

interface Fact {
  /** Key of the fact's name in the phrases `facts` of the messages. */
  readonly what: string;
  readonly value: string;
  /** Remark on an unusual value. */
  readonly doubt?: string;
}

/** Facts about the length of a challenge's texts. @param needed measured minutes of reading and play */
export function textCountsOf(
  { briefing, debrief, hints, duration, scoring, retrieval }: ChallengeManifest,
  { all, left, places, kind }: LeftoverTexts,
  needed?: number,
): Fact[] {
  const briefed = wordsIn(briefing);
  const debriefed = wordsIn([debrief.whatHappened, debrief.whyItWorks, ...debrief.reflexes, debrief.tellAColleague].join(' '));
  const toRead = (count: number) => say('toRead', { count, seconds: Math.round((count / READ_A_MINUTE) * 60) });
  const price = Math.round(hints.length * scoring.hintStep * 100) / 100;
  const lengths = retrieval.options.map(({ length }) => length);
  const spread = Math.max(...lengths) / Math.min(...lengths);
  const facts: readonly (readonly [what: string, value: string, doubt?: string | false])[] = [
    ['briefing', toRead(briefed), briefed > 100 && say('longBriefing')],
    ['hints', say('hintsCost', { count: hints.length, price, points: say('points', { count: scoring.base }) })],
    ['debrief', toRead(debriefed), debriefed > 330 && say('longDebrief')],
    ['reflexes', `${debrief.reflexes.length}`, debrief.reflexes.length > 4 && say('manyReflexes')],
    ['question', say('spread', { times: Number(spread.toFixed(1)) }), spread > 1.9 && say('uneven')],
    needed === undefined
      ? ['duration', `${duration} min`]
      : [
          'duration',
          say('durationOf', { minutes: duration, needed }),
          duration < needed && say('otherDuration', { minutes: needed }),
        ],
    ['own texts', say('ownOf', { own: all - left, all }), left > SHARED && say('ofKind', { kind, places: places.join(', ') })],
  ];
  return facts.map(([what, value, doubt]) => ({ what, value, ...(doubt ? { doubt } : {}) }));
}
