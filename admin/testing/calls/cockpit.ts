/** Calls about a running session: cockpit, door, finale, debrief, phones of the session `s1`, and messages to its people. */
import { CockpitSnapshotSchema, HintGrantReplySchema, HintGrantSchema, MessageSchema } from '#schemas/cockpit.ts';
import { NOTE_SECTIONS } from '#schemas/console-constants.ts';
import { DeckActionSchema, OpenDeckSchema, PresentedDebriefSchema } from '#schemas/debrief.ts';
import { DoorDecisionSchema, DoorSchema, RefusedAddressSchema } from '#schemas/door.ts';
import { type FacilitatorNotes, FacilitatorNotesSchema } from '#schemas/facilitator-notes.ts';
import { FinaleActionSchema, WatchedFinaleSchema } from '#schemas/finale.ts';
import { ConsoleEventsSchema } from '#schemas/live.ts';
import { RemotesSchema } from '#schemas/remote.ts';
import { done, get, type StandInCall, send } from '../stand-in-call.ts';
import { aDebrief, deckAfter } from '../stand-in-debrief.ts';
import { finaleAfter } from '../stand-in-finale.ts';

export const COCKPIT_CALLS: readonly StandInCall[] = [
  get('/admin/sessions/:id/cockpit', CockpitSnapshotSchema, ({ data: { sessions, snapshot }, id, query }) => {
    if (!sessions.some((one) => one.id === id)) return null;
    // Of a page that has this snapshot, everybody has changed; one that has another gets it whole.
    const changed = snapshot.participants.map((person) => person.id);
    return query.get('after') === String(snapshot.number) ? { ...snapshot, changed } : snapshot;
  }),
  get('/admin/sessions/:id/door', DoorSchema, ({ data }) => data.door),
  ...(['let-in', 'dismiss'] as const).map((what) =>
    send(['POST', `/admin/sessions/:id/door/${what}`], RefusedAddressSchema, DoorSchema, ({ data }, { email }) => {
      data.door = { ...data.door, refused: data.door.refused.filter((one) => one.email !== email) };
      return data.door;
    }),
  ),
  send(['POST', '/admin/sessions/:id/door/waiting'], DoorDecisionSchema, DoorSchema, ({ data }, { email }) => {
    const people = email === null ? [] : data.door.waiting.people.filter((one) => one.email !== email);
    data.door = { ...data.door, waiting: { count: people.length, people } };
    return data.door;
  }),
  get('/admin/sessions/:id/events', ConsoleEventsSchema, ({ data, query }) => {
    const after = Number(query.get('after'));
    return {
      last: Math.max(after, data.events.at(-1)?.number ?? 0),
      events: data.events.filter(({ number }) => number > after),
      more: false,
    };
  }),
  {
    method: 'GET',
    path: '/admin/sessions/:id/finale',
    handle: ({ data }) => ({ reply: Response.json(data.finale), mistakes: [] }),
  },
  send(['POST', '/admin/sessions/:id/finale'], FinaleActionSchema, WatchedFinaleSchema, ({ data }, action) => {
    data.finale = finaleAfter(data.finale, action);
    return data.finale;
  }),
  get('/admin/sessions/:id/debrief', PresentedDebriefSchema, ({ data, id }) =>
    data.sessions.some((one) => one.id === id) ? data.debrief : null,
  ),
  send(['POST', '/admin/sessions/:id/debrief'], DeckActionSchema, OpenDeckSchema, ({ data }, action) => {
    data.debrief = aDebrief(deckAfter(data.debrief.deck, action));
    // A closed deck is a reply of its own, and no missing resource.
    return data.debrief.deck ?? Response.json(null);
  }),
  get('/admin/sessions/s1/remotes', RemotesSchema, ({ data }) => data.remotes),
  done(['DELETE', '/admin/sessions/s1/remotes/:id'], ({ data, id }) => {
    data.remotes = data.remotes.filter((one) => one.id !== id);
  }),
  done(['POST', '/admin/sessions/:id/messages'], () => {}, MessageSchema),
  send(['POST', '/admin/sessions/:id/hints'], HintGrantSchema, HintGrantReplySchema, () => ({ given: 4 })),
  send(['POST', '/admin/participants/:id/hints'], HintGrantSchema, HintGrantReplySchema, () => ({ given: 1 })),
  get('/admin/challenges/:id/notes', FacilitatorNotesSchema, ({ data, id }) => data.notes[id] ?? notesOf(id)),
];

/** Facilitator notes that are as long as real ones. */
function notesOf(challenge: string): FacilitatorNotes {
  const text = (words: string) => [{ style: 'plain' as const, text: `${words}, mission ${challenge}. ` }];
  const code = { style: 'code' as const, text: '<script>alert(document.title)</script>' };
  return {
    challenge,
    sections: NOTE_SECTIONS.map(({ name, heading }) => ({
      name,
      heading,
      blocks: [
        { list: false, lines: [[{ style: 'strong', text: 'À dire ' }, ...text('une phrase pour toute la salle'), code]] },
        { list: true, lines: [text('Un premier signe'), text('Un deuxième signe, plus long que le premier')] },
      ],
    })),
  };
}
