import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { Button } from '#engine/ui/button.tsx';
import { reasonOf } from '../api/admin-call-error.ts';
import { useAdmin } from '../auth/use-admin.ts';
import { saveFile } from '../parts/save-file.ts';
import { useReport } from '../parts/status.tsx';
import { type AuditFilter, auditQuery } from './audit-calls.ts';

/** 'Export CSV': every entry that the filters let through, not just those on the screen. */
export function AuditExport({ filter }: { filter: AuditFilter }) {
  const { send } = useAdmin();
  const report = useReport();
  const save = useMutation({
    mutationFn: async () => {
      const response = await send(`/admin/audit.csv${auditQuery(filter)}`);
      const given = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
      const name = given ?? 'vigie-audit.csv';
      saveFile(name, await response.blob());
      return name;
    },
    onMutate: () => report('export', null),
    onSuccess: (name) => report('export', { tone: 'success', text: `Audit log saved as ${name}.` }),
    onError: (error) => report('export', { tone: 'danger', text: `Could not export the audit log: ${reasonOf(error)}` }),
  });
  return (
    <Button variant="secondary" pending={save.isPending} onClick={() => save.mutate()}>
      <Download aria-hidden="true" size={16} />
      Export CSV
    </Button>
  );
}
