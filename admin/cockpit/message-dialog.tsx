import { useMemo, useState } from 'react';
import type { SessionState } from '#engine/rules/session/state.ts';
import type { MessageToPlayers } from '#schemas/cockpit.ts';
import { REMOTE_MESSAGES } from '#schemas/console-constants.ts';
import { MESSAGE } from '#schemas/constants.ts';
import { SelectField, TextArea } from '../components/form/fields.tsx';
import { FormDialog } from '../components/form/form-dialog.tsx';
import { useReport } from '../components/layout/status-line.tsx';
import { preparedMessages } from '../format/prepared-messages.ts';
import { reasonOf } from '../format/reason.ts';
import { messages } from '../language/language.ts';
import { inOrder, letters } from './cockpit-order.ts';
import { nameOf } from './format.ts';
import type { HelpCalls } from './help-calls.ts';
import { EVERYBODY, type MessageDrafts } from './message-drafts.ts';

/** Prefix of a team's name in the recipient field. */
const TEAM = 'team ';

interface MessageDialogProps {
  readonly room: Pick<SessionState, 'people' | 'teams' | 'hintPolicy'>;
  readonly calls: Pick<HelpCalls, 'send'>;
  readonly drafts: MessageDrafts;
  /** Initial recipient. */
  readonly first: string;
  readonly onClose: () => void;
}

/**
 * Dialog to write to everybody, a team or one participant, in free text or with one of the ready messages of paired phones. A draft is kept
 * if the dialog is closed without sending.
 */
export function MessageDialog({ room: { people, teams, hintPolicy }, calls, drafts, first, onClose }: MessageDialogProps) {
  const words = messages().cockpit.messages;
  const report = useReport();
  const [draft, setDraft] = useState(() => drafts.of(first));
  const { to, text } = draft;
  const [tried, setTried] = useState(false);
  const empty = text.trim() === '';
  const byName = useMemo(() => inOrder(people, 'name', ''), [people]);
  const teamsByName = useMemo(() => [...teams].sort(letters.compare), [teams]);
  const prepared = preparedMessages(hintPolicy);
  const change = (next: Partial<typeof draft>) => {
    drafts.keep(first, draft, { ...draft, ...next });
    setDraft({ ...draft, ...next });
  };
  const person = people.find(({ id }) => id === to);
  const name = person ? nameOf(person) : to.startsWith(TEAM) ? to.slice(TEAM.length) : null;
  return (
    <FormDialog
      title={words.title}
      confirm={words.send}
      ready={() => {
        setTried(true);
        return !empty;
      }}
      work={() => {
        const message: MessageToPlayers = { text: text.trim(), to: receiver(to) };
        return calls.send(message, drafts.keyFor(message));
      }}
      failure={(error) => words.notSent(reasonOf(error))}
      onDone={() => {
        drafts.forget(first, draft);
        report('room', { tone: 'success', text: words.sent(name) });
        onClose();
      }}
      onCancel={onClose}
    >
      <SelectField label={words.to} value={to} onChange={(event) => change({ to: event.target.value })}>
        <option value={EVERYBODY}>{words.everybody}</option>
        {teams.length > 0 && (
          <optgroup label={words.teams}>
            {teamsByName.map((team) => (
              <option key={team} value={TEAM + team}>
                {team}
              </option>
            ))}
          </optgroup>
        )}
        <optgroup label={words.participants}>
          {byName.map((one) => (
            <option key={one.id} value={one.id}>
              {nameOf(one)}
            </option>
          ))}
        </optgroup>
      </SelectField>
      <SelectField
        label={words.prepared}
        value={prepared.find((name) => REMOTE_MESSAGES[name] === text) ?? ''}
        onChange={(event) => {
          const chosen = prepared.find((name) => name === event.target.value);
          if (chosen !== undefined) change({ text: REMOTE_MESSAGES[chosen] });
        }}
      >
        <option value="">{words.ownWords}</option>
        {prepared.map((name) => (
          <option key={name} value={name} lang="fr">
            {REMOTE_MESSAGES[name]}
          </option>
        ))}
      </SelectField>
      <TextArea
        label={words.message}
        description={words.about}
        rows={4}
        maxLength={MESSAGE.maxLength}
        value={text}
        error={tried && empty ? words.empty : undefined}
        onChange={(event) => change({ text: event.target.value })}
      />
    </FormDialog>
  );
}

function receiver(to: string): MessageToPlayers['to'] {
  if (to === EVERYBODY) return 'all';
  return to.startsWith(TEAM) ? { team: to.slice(TEAM.length) } : { participant: to };
}
