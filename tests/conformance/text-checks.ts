/** What conformance asks of the texts of a challenge, and of what a start asks of its server part: tests of the block that calls. */
import { expect, it } from 'vitest';
import { checkerMistakes } from '#engine/rules/checker-mistakes.ts';
import type { RegisteredChallenge } from '#engine/rules/registered-challenge.ts';
import type { ChallengeManifest } from '#schemas/manifest.ts';

/** Characters of a challenge's facilitator notes: what goes on one side of A4, and can be found on it at a glance. */
const MAX_NOTES_WORDS = 2600;

/** Addresses, extensions and telephone numbers of the story: nobody answers there. */
export const OF_THE_STORY = /\.example\b|\bpostes? \d|(?<!\d)4[23]\d\d(?!\d)|(?<!\d)0\d(?:[ .\u00a0\u202f]?\d\d){4}(?!\d)/;

/** What of a manifest people take back to work: all that follows a try but the story itself, which names what its scene showed. */
function takenAway({ debrief, learningMode, plain, retrieval }: ChallengeManifest): string[] {
  const { whyItWorks, reflexes, tellAColleague, intentions } = debrief;
  return [
    whyItWorks,
    ...reflexes,
    tellAColleague,
    ...intentions,
    learningMode?.text ?? '',
    retrieval.because,
    ...plainTakenAway(plain),
  ];
}

function plainTakenAway(plain: ChallengeManifest['plain']): string[] {
  return plain ? [plain.debrief.whyItWorks, ...plain.debrief.reflexes] : [];
}

export function checkTexts({ manifest, checker, notes }: RegisteredChallenge): void {
  it('has a server part that keeps what it promises, as a start asks of it', () => {
    expect(checkerMistakes(manifest, checker)).toEqual([]);
  });

  it('leaves intentions to keep that name a situation and what to do', () => {
    for (const intention of manifest.debrief.intentions) expect(intention).toMatch(/^Quand .+, alors je? ?.+\.$/);
  });

  it('sends nobody from a debrief to an address or a number of the story', () => {
    for (const text of takenAway(manifest)) {
      const said = `"${text}" is taken back to work, where nobody answers there: say how to find the right address or number`;
      expect(OF_THE_STORY.exec(text)?.[0] ?? null, said).toBeNull();
    }
  });

  it('has notes for one printed page', () => {
    const lines = notes.sections.flatMap(({ blocks }) => blocks.flatMap((block) => block.lines));
    const words = lines.flatMap((line) => line.filter(({ style }) => style !== 'code').map(({ text }) => text)).join('\n');
    expect(words.length).toBeLessThanOrEqual(MAX_NOTES_WORDS);
  });

  it('gives no hint away on its card or in its briefing', () => {
    const { summary, briefing, objective, skill, hints, plain, byEar = '' } = manifest;
    const open = [summary, briefing, objective, skill, plain?.briefing, plain?.objective, byEar].join('\n');
    for (const text of [...hints.map((hint) => hint.text), ...(plain?.hints ?? [])]) expect(open).not.toContain(text);
  });
}
