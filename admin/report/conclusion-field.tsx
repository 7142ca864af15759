/** Field for the facilitators' conclusion, beside the report. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CONCLUSION } from '#schemas/console-constants.ts';
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

/** Text field that saves when it loses the focus: no button is needed. */
export function ConclusionField({ sessions, text, draft, onDraft }: ConclusionFieldProps) {
  const words = messages().report.conclusion;
  const conclude = useConclude();
  const queries = useQueryClient();
  const report = useReport();
  const save = useMutation({
    mutationFn: () => conclude({ sessions: [...sessions], text: draft.trim() }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ['report'] });
      report('conclusion', { tone: 'success', text: words.saved });
    },
    onError: (error) => report('conclusion', { tone: 'danger', text: words.failed(reasonOf(error)) }),
  });
  return (
    <TextArea
      label={words.label}
      description={words.about}
      lang="fr"
      rows={4}
      maxLength={CONCLUSION.maxLength}
      value={draft}
      onChange={(event) => onDraft(event.target.value)}
      onBlur={() => {
        if (draft.trim() !== text) save.mutate();
      }}
    />
  );
}
