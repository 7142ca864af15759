/** Field for the facilitators' conclusion, beside the report. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError } from '#engine/client/api-error.ts';
import { Button } from '#engine/ui/controls/button.tsx';
import { Notice } from '#engine/ui/feedback/notice.tsx';
import { CONCLUSION } from '#schemas/console-constants.ts';
import { Actions } from '../components/form/controls.tsx';
import { TextArea } from '../components/form/fields.tsx';
import { useReport } from '../components/layout/status-line.tsx';
import { reasonOf } from '../format/reason.ts';
import { messages } from '../language/language.ts';
import { useConclude } from './report-calls.ts';

interface ConclusionFieldProps {
  readonly sessions: readonly string[];
  /** The stored text. */
  readonly text: string;
  /** The text as it is typed. */
  readonly draft: string;
  readonly onDraft: (draft: string) => void;
}

/** Text field that saves when it loses the focus: no button is needed, unless somebody else saved another text meanwhile. */
export function ConclusionField({ sessions, text, draft, onDraft }: ConclusionFieldProps) {
  const words = messages().report.conclusion;
  const conclude = useConclude();
  const queries = useQueryClient();
  const report = useReport();
  /** The stored text that is changed here. */
  const seen = useRef(text);
  const [changedByOthers, setChangedByOthers] = useState(false);
  const save = useMutation({
    scope: { id: 'conclusion' },
    mutationFn: (typed: string) => conclude({ sessions: [...sessions], text: typed, seen: seen.current }),
    onSuccess: async (stored) => {
      seen.current = stored.text;
      setChangedByOthers(false);
      await queries.invalidateQueries({ queryKey: ['report'] });
      report('conclusion', { tone: 'success', text: words.saved });
    },
    onError: async (error) => {
      report('conclusion', { tone: 'danger', text: words.failed(reasonOf(error)) });
      if (!(error instanceof ApiError && error.code === 'conclusion-changed')) return;
      await queries.invalidateQueries({ queryKey: ['report'] });
      setChangedByOthers(true);
    },
  });
  const keepMine = () => {
    seen.current = text;
    save.mutate(draft.trim());
  };
  const takeTheirs = () => {
    setChangedByOthers(false);
    onDraft(text);
  };
  return (
    <>
      <TextArea
        label={words.label}
        description={words.about}
        lang="fr"
        rows={4}
        maxLength={CONCLUSION.maxLength}
        value={draft}
        onChange={(event) => {
          if (draft === text) seen.current = text;
          onDraft(event.target.value);
        }}
        onBlur={() => {
          if (!changedByOthers && draft.trim() !== text) save.mutate(draft.trim());
        }}
      />
      {changedByOthers && (
        <Notice tone="warning" toneLabel={messages().shell.tones.warning} role="status">
          <p>{words.theirs}</p>
          <p lang="fr">{text === '' ? words.theirsEmpty : text}</p>
          <Actions>
            <Button variant="secondary" pending={save.isPending} onClick={keepMine}>
              {words.keepMine}
            </Button>
            <Button variant="secondary" onClick={takeTheirs}>
              {words.takeTheirs}
            </Button>
          </Actions>
        </Notice>
      )}
    </>
  );
}
