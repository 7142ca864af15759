/** Remotes of a session: pairs phones by a single-use link, and revokes them. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Smartphone } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '#engine/ui/controls/button.tsx';
import { Dialog } from '#engine/ui/controls/dialog.tsx';
import { Notice } from '#engine/ui/feedback/notice.tsx';
import { QrCode } from '#engine/ui/layout/qr-code.tsx';
import { VisuallyHidden } from '#engine/ui/layout/visually-hidden.tsx';
import type { Session } from '#schemas/admin.ts';
import { REMOTE_PAGE } from '#schemas/console-pages.ts';
import type { ListedRemote, RemoteLink } from '#schemas/remote.ts';
import { useSignedIn } from '../../auth/signed-in.tsx';
import { formatHour } from '../../format/local-time.ts';
import { reasonOf } from '../../format/reason.ts';
import { usePlayersAddress } from '../../invite/room-addresses.ts';
import { messages } from '../../language/language.ts';
import { Option } from '../form/choices.tsx';
import { Note } from '../notes/notes.tsx';
import { OwnMachineNotice } from './own-machine-notice.tsx';
import styles from './paired-phones.module.css';

/** Poll interval in milliseconds while waiting for a phone. */
const INTERVAL_MS = 2_000;

interface PairedPhonesProps {
  /** Session of the remotes. */
  readonly session: Pick<Session, 'id' | 'code'>;
}

/** Dialog that pairs and revokes phones. For facilitators: the page must check `useMay`. */
export function PairedPhones({ session }: PairedPhonesProps) {
  const { buttons, components, remote } = messages();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        <Smartphone aria-hidden="true" size={16} />
        {remote.button}
        <VisuallyHidden>{components.projector.ofSession(session.code)}</VisuallyHidden>
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={remote.title} closeLabel={buttons.close}>
        {open && <Phones session={session.id} />}
      </Dialog>
    </>
  );
}

function Phones({ session }: { readonly session: string }) {
  const { remote: words } = messages();
  const { call } = useSignedIn();
  const queries = useQueryClient();
  const path = `/admin/sessions/${encodeURIComponent(session)}/remotes`;
  const queryKey = ['remotes', session];
  const site = usePlayersAddress();
  const [realNames, setRealNames] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const { data: phones = [] } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call<ListedRemote[]>('GET', path, { signal }),
    refetchInterval: INTERVAL_MS,
  });
  const refresh = () => queries.invalidateQueries({ queryKey });
  const making = useMutation({
    mutationFn: () => call<RemoteLink>('POST', path, { body: { realNames } }),
    onSettled: refresh,
  });
  const revoking = useMutation({
    mutationFn: (id: string) => call<void>('DELETE', `${path}/${encodeURIComponent(id)}`),
    // The pressed button disappears: focus the heading.
    onSuccess: () => heading.current?.focus(),
    onSettled: refresh,
  });
  const link = making.data;
  const listed = phones.find(({ id }) => id === link?.id);
  const address = link && listed?.pairedAt === null ? `${site}${REMOTE_PAGE}#${link.secret}` : null;
  return (
    <div className={styles.phones}>
      <p>{words.about}</p>
      <Option
        type="checkbox"
        label={words.realNames}
        description={words.realNamesAbout}
        checked={realNames}
        onChange={({ target }) => setRealNames(target.checked)}
      />
      <div>
        <Button pending={making.isPending} onClick={() => making.mutate()}>
          {words.makeLink}
        </Button>
      </div>
      {address !== null && (
        <div className={styles.link}>
          <QrCode text={address} label={words.qrCode} className={styles.code} />
          <div>
            <p>{words.scan}</p>
            <p className={styles.address}>
              <a href={address} target="_blank" rel="noreferrer">
                {address}
              </a>
            </p>
            <OwnMachineNotice site={site} />
          </div>
        </div>
      )}
      <div role="status">
        {listed?.pairedAt && <p>{words.paired}</p>}
        {revoking.isSuccess && <p>{words.revoked}</p>}
      </div>
      {(making.error ?? revoking.error) && (
        <Notice tone="danger" role="alert">
          {making.error ? words.notMade(reasonOf(making.error)) : words.notRevoked(reasonOf(revoking.error))}
        </Notice>
      )}
      <h3 ref={heading} tabIndex={-1}>
        {words.phones}
      </h3>
      {phones.length === 0 ? (
        <Note>{words.none}</Note>
      ) : (
        <ul className={styles.list}>
          {phones.map(({ id, createdBy, pairedAt, realNames: named }) => (
            <li key={id}>
              <span>
                {pairedAt === null ? words.waiting : words.phone(createdBy, formatHour(Date.parse(pairedAt)))}
                {named && ` · ${words.withNames}`}
              </span>
              <Button
                variant="secondary"
                pending={revoking.isPending && revoking.variables === id}
                onClick={() => revoking.mutate(id)}
              >
                {words.revoke}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
