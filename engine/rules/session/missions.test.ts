import { describe, expect, it } from 'vitest';
import { aManifest } from '../testing/a-manifest.ts';
import { inHubOrder, sessionMissions } from './missions.ts';

const CATALOGUE = [
  aManifest({ key: 'ssh' }),
  aManifest({ key: 'unlisted', listed: false }),
  aManifest({ key: 'mail' }),
  aManifest({ key: 'hash' }),
];
const keysOf = (chosen: readonly string[] | null) => sessionMissions(chosen, CATALOGUE).map(({ key }) => key);

it('a whole programme is listed by difficulty, then in the order of the catalogue, those without one last', () => {
  const mission = (key: string, difficulty?: 'Facile' | 'Moyen' | 'Difficile') => ({
    key,
    ...(difficulty ? { difficulty } : {}),
  });
  const missions = [
    mission('none'),
    mission('hard', 'Difficile'),
    mission('easy', 'Facile'),
    mission('fair', 'Moyen'),
    mission('also-easy', 'Facile'),
  ];
  expect(inHubOrder(missions).map(({ key }) => key)).toEqual(['easy', 'also-easy', 'fair', 'hard', 'none']);
});

describe('the missions of a session', () => {
  it('are the default programme, in the order of the catalogue, where none is chosen', () => {
    expect(keysOf(null)).toEqual(['ssh', 'mail', 'hash']);
  });

  it('are the chosen ones in their order, listed or not, without those that no longer exist', () => {
    expect(keysOf(['unlisted', 'gone', 'ssh'])).toEqual(['unlisted', 'ssh']);
    expect(keysOf([])).toEqual([]);
  });
});
