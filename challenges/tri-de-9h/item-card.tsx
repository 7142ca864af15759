import { Link2 } from 'lucide-react';
import { Avatar, Marked } from '#engine/authoring';
import type { Item } from './artifacts.ts';
import { CHANNELS } from './channels.tsx';
import { CodeMark } from './code-mark.tsx';
import styles from './item-card.module.css';

/** One item as it looks: a mail, a message on a telephone, a chat, a sheet of paper. */
export function ItemCard({ item }: { readonly item: Item }) {
  const { channel, from, address, at, title, text, link, qr = false, known } = item;
  const { Icon, name } = CHANNELS[channel];
  return (
    <div className={styles.place}>
      <div className={styles.card} data-channel={channel}>
        {channel !== 'paper' && (
          <p className={styles.bar}>
            <Icon size={16} aria-hidden="true" /> {name}
            <span className={styles.at}>{at.replace(':', '\u00a0h\u00a0')}</span>
          </p>
        )}
        <div className={styles.body}>
          {channel === 'paper' ? (
            <p className={styles.where}>{from}</p>
          ) : (
            <div className={styles.sender}>
              <Avatar name={from} small />
              <p>
                <strong>{from}</strong> <Origin item={item} address={address} />
              </p>
            </div>
          )}
          <div className={styles.message}>
            {title !== undefined && <p className={styles.title}>{title}</p>}
            <p>
              <Marked text={text} />
            </p>
            {link !== undefined && (
              <div className={styles.link}>
                {qr ? <CodeMark size={channel === 'paper' ? 84 : 64} /> : <Link2 size={18} aria-hidden="true" />}
                <p>
                  <span className={styles.soft}>{qr ? 'Aperçu du code QR' : 'Le lien mène à'}</span>{' '}
                  <span className={styles.address}>
                    <Marked text={link} />
                  </span>
                </p>
              </div>
            )}
          </div>
        </div>
      </div>
      {known !== undefined && (
        <p className={styles.known}>
          <strong>Camille :</strong> « {known} »
        </p>
      )}
    </div>
  );
}

/** The screen's information about the sender, besides the name. A telephone does not show a mail's address. */
function Origin({ item: { channel }, address }: { readonly item: Item; readonly address: string | undefined }) {
  if (address === undefined)
    return channel === 'mail' ? <span className={styles.soft}>Lu sur le téléphone&nbsp;: l’adresse ne s’affiche pas</span> : null;
  return (
    <span className={channel === 'chat' ? styles.tag : styles.address}>
      <Marked text={address} />
    </span>
  );
}
