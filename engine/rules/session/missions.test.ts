import { describe, expect, it } from 'vitest';
import { aManifest } from '../testing/a-manifest.ts';
import { sessionMissions } from './missions.ts';

const CATALOGUE = [
  aManifest({ key: 'ssh' }),
  aManifest({ key: 'unlisted', listed: false }),
  aManifest({ key: 'mail' }),
  aManifest({ key: 'hash' }),
];
const keysOf = (chosen: readonly string[] | null) => sessionMissions(chosen, CATALOGUE).map(({ key }) => key);

describe('the missions of a session', () => {
  it('are the default programme, in the order of the catalogue, where none is chosen', () => {
    expect(keysOf(null)).toEqual(['ssh', 'mail', 'hash']);
  });

  it('are the chosen ones in their order, listed or not, without those that no longer exist', () => {
    expect(keysOf(['unlisted', 'gone', 'ssh'])).toEqual(['unlisted', 'ssh']);
    expect(keysOf([])).toEqual([]);
  });
});
