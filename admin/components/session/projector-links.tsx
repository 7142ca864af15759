/** Opens and revokes projector links of a session. */
import { useMutation } from '@tanstack/react-query';
import { Presentation } from 'lucide-react';
import { useState } from 'react';
import { siteAddress } from '#engine/client/base-path.ts';
import { Button } from '#engine/ui/controls/button.tsx';
import { Dialog } from '#engine/ui/controls/dialog.tsx';
import { Notice } from '#engine/ui/feedback/notice.tsx';
import { VisuallyHidden } from '#engine/ui/layout/visually-hidden.tsx';
import type { Session } from '#schemas/admin.ts';
import type { ProjectorLink, RevokedProjectors } from '#schemas/projector.ts';
import { useSignedIn } from '../../auth/signed-in.tsx';
import { reasonOf } from '../../format/reason.ts';
import type { Catalogue } from '../../language/catalogue.ts';
import { messages } from '../../language/language.ts';
import { copyText } from '../transfer/copy-code.tsx';
import { OwnMachineNotice } from './own-machine-notice.tsx';
import styles from './projector-links.module.css';

interface ProjectorLinksProps {
  /** Session to show. */
  readonly session: Pick<Session, 'id' | 'code'>;
}

/** Dialog that opens and revokes projector links. For facilitators: the page must check `useMay`. */
export function ProjectorLinks({ session }: ProjectorLinksProps) {
  const {
    buttons,
    components: { projector },
  } = messages();
  const [open, setOpen] = useState(false);
  const [address, setAddress] = useState<string | null>(null);
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        <Presentation aria-hidden="true" size={16} />
        {projector.button}
        <VisuallyHidden>{projector.ofSession(session.code)}</VisuallyHidden>
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={projector.title(session.code)} closeLabel={buttons.close}>
        <Links session={session} address={address} onAddress={setAddress} onOpened={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

interface LinksProps extends ProjectorLinksProps {
  /** The latest valid link. */
  readonly address: string | null;
  /** Called with a new link, or null once all are revoked. */
  readonly onAddress: (address: string | null) => void;
  /** Called once a tab shows the link's page. */
  readonly onOpened: () => void;
}

function Links({ session: { id }, address, onAddress, onOpened }: LinksProps) {
  const { projector } = messages().components;
  const { call } = useSignedIn();
  const path = `/admin/sessions/${encodeURIComponent(id)}/projector`;
  const [copied, setCopied] = useState<boolean | null>(null);
  const opening = useMutation({
    async mutationFn(tab: Window | null) {
      try {
        const { token } = await call<ProjectorLink>('POST', path);
        const address = `${siteAddress()}/projector#${token}`;
        if (tab) {
          // The opened page must not control this one.
          tab.opener = null;
          tab.location.replace(address);
        }
        return address;
      } catch (error) {
        tab?.close();
        throw error;
      }
    },
    onSuccess: (opened, tab) => {
      onAddress(opened);
      setCopied(null);
      revoking.reset();
      if (tab) onOpened();
    },
  });
  const revoking = useMutation({
    mutationFn: () => call<RevokedProjectors>('DELETE', path),
    onSuccess: () => {
      onAddress(null);
      opening.reset();
    },
  });
  const failed = opening.error ?? revoking.error;
  return (
    <div className={styles.links}>
      <p>{projector.about}</p>
      <p>{projector.access}</p>
      <div className={styles.actions}>
        {/* Browsers block a tab that is opened after an asynchronous reply: open the tab at once, and navigate it after the reply. */}
        <Button pending={opening.isPending} onClick={() => opening.mutate(window.open('', '_blank'))}>
          {projector.open}
        </Button>
        <Button variant="secondary" pending={revoking.isPending} onClick={() => revoking.mutate()}>
          {projector.revoke}
        </Button>
      </div>
      {address !== null && (
        <p>
          {projector.elsewhere((words) => (
            <a href={address} target="_blank" rel="noreferrer">
              {words}
            </a>
          ))}{' '}
          <Button
            variant="quiet"
            onClick={(event) =>
              void copyText(address, event.currentTarget).then(
                () => setCopied(true),
                () => setCopied(false),
              )
            }
          >
            {projector.copy}
          </Button>
        </p>
      )}
      {address !== null && <OwnMachineNotice site={siteAddress()} />}
      <p role="status">
        {copied !== null && (copied ? projector.copied : projector.notCopied)}
        {revoking.data && revokedWords(revoking.data.revoked, projector)}
      </p>
      {failed && (
        <Notice tone="danger" role="alert">
          {projector.failed(reasonOf(failed))}
        </Notice>
      )}
    </div>
  );
}

function revokedWords(count: number, projector: Catalogue['components']['projector']): string {
  return count === 0 ? projector.noneRevoked : projector.revoked(count);
}
