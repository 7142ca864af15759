import { PageTitle } from '../parts/page-title.tsx';
import { AuditPanel } from './audit-panel.tsx';

/** Who did what in the console. */
export function AuditPage() {
  return (
    <>
      <PageTitle>Audit log</PageTitle>
      <AuditPanel />
    </>
  );
}
