import { describe, expect, it } from 'vitest';
import { cardEntry, catalogueEntry, publicChallenge, withoutPrices } from './public-challenge.ts';
import { aManifest } from './testing/a-manifest.ts';

const priced = aManifest({
  scoring: { base: 5, hintStep: 0.5, floor: 1, failures: { points: 1, every: 2 } },
  hintBox: { base: 8, step: 1 },
  pages: [{ slug: 'admin', title: 'Page', component: 'admin.page.tsx' }],
  learningMode: { after: 2, text: 'Le principe.' },
});

describe('what a browser may know', () => {
  it('of a challenge whose page opens: how many hints there are, and what they cost', () => {
    const { key, title, skill, objective, briefing, scoring, returnAfter } = priced;
    expect(publicChallenge(priced)).toMatchObject({ key, title, skill, objective, briefing, scoring, returnAfter });
    expect(publicChallenge(priced)).toMatchObject({ hintCount: 1, hintBox: { base: 8, step: 1 } });
  });

  it('of what it asks of eye and ear, and how it is played without looking', () => {
    const asked = { byEar: 'Tout est écrit.', demands: ['clock' as const] };
    expect(publicChallenge(aManifest(asked))).toMatchObject(asked);
  });

  it('of its pages, their addresses and titles; none where there are none', () => {
    expect(publicChallenge(priced).pages).toEqual([{ slug: 'admin', title: 'Page' }]);
    expect(publicChallenge(aManifest()).pages).toEqual([]);
  });

  it.each([
    ['the page', publicChallenge],
    ['the card', cardEntry],
    ['the catalogue', catalogueEntry],
  ])('no hint, debrief, learning text or question, on %s', (_where, toldOf) => {
    const told = toldOf(priced);
    for (const field of ['hints', 'debrief', 'learningMode', 'retrieval']) expect(told).not.toHaveProperty(field);
  });

  it('of the plain texts, objective and briefing alone', () => {
    const plain = {
      objective: 'Trouvez.',
      briefing: 'Lisez.',
      hints: ['Là.'],
      debrief: { whatHappened: 'Ceci.', whyItWorks: 'Cela.', reflexes: ['Un.', 'Deux.'] },
    };
    expect(publicChallenge(aManifest({ plain })).plain).toEqual({ objective: 'Trouvez.', briefing: 'Lisez.' });
    expect(publicChallenge(aManifest())).not.toHaveProperty('plain');
    for (const toldOf of [cardEntry, catalogueEntry]) expect(toldOf(aManifest({ plain }))).not.toHaveProperty('plain');
  });

  it('of a field that the manifest leaves out, not even its name', () => {
    expect(Object.values(catalogueEntry(aManifest()))).not.toContain(undefined);
    expect(catalogueEntry(aManifest())).toMatchObject({ key: 'sample', title: 'Échantillon' });
    expect(cardEntry(aManifest())).toMatchObject({ key: 'sample', title: 'Échantillon' });
  });

  it('of what a solve is worth, the points without hints and failures', () => {
    expect(catalogueEntry(priced).points).toBe(5);
    expect(cardEntry(priced)).not.toHaveProperty('points');
  });

  it('of a programme, the title that its pack gives it', () => {
    expect(catalogueEntry(priced, 'La banque')).toMatchObject({ programmeTitle: 'La banque' });
    expect(catalogueEntry(priced)).not.toHaveProperty('programmeTitle');
  });
});

it('where nothing is paid, hints and failures cost nothing, and the rest stays', () => {
  const told = publicChallenge(priced);
  expect(withoutPrices(told)).toEqual({
    ...told,
    scoring: { base: 5, hintStep: 0, floor: 1 },
    hintBox: { base: 8, step: 0 },
  });
});
