import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { Button } from '#engine/ui/button.tsx';
import { useDownload } from '../api/use-download.ts';
import { useReport } from '../parts/status-line.tsx';
import { reasonOf } from '../words/reason.ts';
import { type AuditFilter, auditQuery } from './audit-calls.ts';

/** 'Export CSV': every entry that the filters let through, not just those on the screen. */
export function AuditExport({ filter }: { filter: AuditFilter }) {
  const download = useDownload();
  const report = useReport();
  const save = useMutation({
    mutationFn: () => download(`/admin/audit.csv${auditQuery(filter)}`, 'vigie-audit.csv'),
    onMutate: () => report('export', null),
    onSuccess: ({ name }) => report('export', { tone: 'success', text: `Audit log saved as ${name}.` }),
    onError: (error) => report('export', { tone: 'danger', text: `Could not export the audit log: ${reasonOf(error)}` }),
  });
  return (
    <Button variant="secondary" pending={save.isPending} onClick={() => save.mutate()}>
      <Download aria-hidden="true" size={16} />
      Export CSV
    </Button>
  );
}
