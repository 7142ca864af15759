import { catalogue } from 'virtual:challenges/catalogue';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ApiError } from '#engine/client/api-error.ts';
import { totalMinutes, usualMinutes, WORKSHOP_PARTS } from '#engine/rules/session/workshop-time.ts';
import { WORKSHOP_AUDIENCES } from '#schemas/console-constants.ts';
import { minutesOf } from '../../components/session/played-missions.ts';
import { toLocal } from '../../format/local-time.ts';
import { checkPlan, errorOfField, FIRST_PLAN, JOINTS, jointRange, missionsOf, setPart, shiftJoint } from './workshop-plan.ts';

const NOW = Date.parse('2026-11-21T09:00:00Z');
const minutes = fc.integer({ min: 20, max: 480 }).map(usualMinutes);
const joint = fc.constantFrom(...JOINTS);

describe('the timeline', () => {
  it('keeps its length, its order and five minutes of play, wherever a joint is moved', () => {
    fc.assert(
      fc.property(minutes, fc.array(fc.tuple(joint, fc.integer({ min: -100, max: 600 }))), (before, moves) => {
        let after = before;
        for (const [which, to] of moves) after = shiftJoint(after, which, to);
        expect(totalMinutes(after)).toBe(totalMinutes(before));
        expect(WORKSHOP_PARTS.every((part) => after[part] >= 0)).toBe(true);
        expect(after.play).toBeGreaterThanOrEqual(5);
      }),
    );
  });

  it('gives to one part what its neighbour loses', () => {
    const hour = usualMinutes(60);
    expect(shiftJoint(hour, 'play', 45)).toEqual({ ...hour, play: 35, debrief: 10 });
    expect(shiftJoint(hour, 'welcome', 60)).toEqual({ ...hour, welcome: 35, play: 5 });
    expect(jointRange(hour, 'debrief')).toEqual({ least: 40, at: 55, most: 60 });
  });

  it('can be written part by part: the next one gives or takes, the one before for the last', () => {
    const hour = usualMinutes(60);
    expect(setPart(hour, 'welcome', 5)).toEqual({ ...hour, welcome: 5, play: 35 });
    expect(setPart(hour, 'questions', 10)).toEqual({ ...hour, debrief: 10, questions: 10 });
    expect(setPart(hour, 'questions', 100)).toEqual({ ...hour, debrief: 0, questions: 20 });
  });
});

describe('a plan', () => {
  it.each(WORKSHOP_AUDIENCES)('for %s has missions that fit into its minutes of play', (audience) => {
    const plan = { ...FIRST_PLAN, audience };
    const missions = missionsOf(plan, catalogue);
    expect([6, 7]).toContain(missions.length);
    expect(minutesOf(missions)).toBeLessThanOrEqual(plan.minutes.play);
    const longer = missionsOf({ ...plan, minutes: shiftJoint(plan.minutes, 'play', 55) }, catalogue);
    expect(longer.length).toBeGreaterThan(missions.length);
  });

  it('makes a session that lasts as long as play, opens before people are welcome, and waits for its start', () => {
    const plan = { ...FIRST_PLAN, expected: ' 20 ', startsAt: toLocal('2026-11-22T13:00:00.000Z'), venue: ' Salle 2 ' };
    expect(checkPlan(plan, ['word'], NOW).session).toEqual({
      name: null,
      challenges: ['word'],
      durationMinutes: 30,
      opensAt: '2026-11-22T12:45:00.000Z',
      startBy: 'hand',
      teams: [],
      allowed: [],
      workshop: {
        startsAt: '2026-11-22T13:00:00.000Z',
        venue: 'Salle 2',
        audience: 'office',
        expected: 20,
        minutes: FIRST_PLAN.minutes,
        facilitator: null,
      },
    });
  });

  it('opens at once without a day, and where the welcome is near', () => {
    expect(checkPlan(FIRST_PLAN, ['word'], NOW).session?.opensAt).toBeNull();
    const soon = { ...FIRST_PLAN, startsAt: toLocal('2026-11-21T09:10:00Z') };
    expect(checkPlan(soon, ['word'], NOW).session?.opensAt).toBeNull();
  });

  it.each([
    ['expected', { expected: '0' }],
    ['expected', { expected: 'vingt' }],
    ['startsAt', { startsAt: toLocal('2026-11-21T07:30:00Z') }],
    ['venue', { venue: 'x'.repeat(81) }],
    ['name', { name: 'x'.repeat(121) }],
  ])('says at %s what is wrong with it', (field, wrong) => {
    expect(checkPlan({ ...FIRST_PLAN, ...wrong }, ['word'], NOW).errors).toHaveProperty(field);
  });

  it('invites the people of its list, with the teams that they name', () => {
    const list = 'Nom;Adresse;Équipe\nAna Moreau;ana@brevelle.example;Achats\nLéo Faure;leo@brevelle.example;Achats';
    const { session } = checkPlan({ ...FIRST_PLAN, allowed: list }, ['word'], NOW);
    expect(session?.teams).toEqual(['Achats']);
    expect(session?.allowed).toEqual([
      { entry: 'ana@brevelle.example', team: 'Achats', name: 'Ana Moreau' },
      { entry: 'leo@brevelle.example', team: 'Achats', name: 'Léo Faure' },
    ]);
  });

  it('leaves out nobody unnoticed: a line that cannot be read is an error of the list', () => {
    expect(checkPlan({ ...FIRST_PLAN, allowed: 'Ana Moreau' }, ['word'], NOW).errors).toHaveProperty('allowed');
    const unreadFiles = [{ name: 'equipe.csv', unread: [{ line: 2, text: 'Ana Moreau', reason: '…' }] }];
    expect(checkPlan({ ...FIRST_PLAN, unreadFiles }, ['word'], NOW).errors).toHaveProperty('allowed');
  });

  it.each(['allowed', 'allowed.3.entry', 'teams.0'])('shows at the list what the server says of %s', (field) => {
    const error = new ApiError(400, 'An entry is no address.', '', field);
    expect(errorOfField(error)).toEqual({ allowed: 'An entry is no address.' });
  });

  it('needs a mission', () => {
    expect(checkPlan(FIRST_PLAN, [], NOW).errors).toHaveProperty('missions');
  });
});
