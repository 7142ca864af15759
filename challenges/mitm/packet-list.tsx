import { Eye, Lock } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { VisuallyHidden } from '#engine/authoring';
import type { Packet } from './artifacts.ts';
import styles from './packet-list.module.css';

const COLUMNS = ['Nº', 'Heure', 'Source', 'Destination', 'Protocole', 'Info'] as const;

/** The row that a key selects, from row `from` of `count`; undefined for keys that select none. */
function rowAfter(key: string, from: number, count: number): number | undefined {
  const rows: Readonly<Record<string, number>> = {
    ArrowDown: from + 1,
    ArrowUp: from - 1,
    PageDown: from + 5,
    PageUp: from - 5,
    Home: 0,
    End: count - 1,
  };
  const row = rows[key];
  return row === undefined ? undefined : Math.max(0, Math.min(count - 1, row));
}

interface PacketListProps {
  readonly packets: readonly Packet[];
  readonly current: Packet | undefined;
  readonly onChoose: (id: number) => void;
}

/** A listbox: one Tab stop; arrow keys change the selection, and the details follow. */
export function PacketList({ packets, current, onChoose }: PacketListProps) {
  const list = useRef<HTMLDivElement>(null);

  const move = (event: KeyboardEvent) => {
    const row = rowAfter(event.key, current ? packets.indexOf(current) : 0, packets.length);
    const packet = row === undefined ? undefined : packets[row];
    if (!packet || row === undefined) return;
    event.preventDefault();
    const option = list.current?.children.item(row);
    if (option instanceof HTMLElement) option.focus();
    onChoose(packet.id);
  };

  return (
    <div className={styles.table}>
      <div className={styles.columns} aria-hidden="true">
        {COLUMNS.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </div>
      <div ref={list} className={styles.rows} role="listbox" aria-label="Paquets">
        {packets.map((packet) => (
          <PacketRow key={packet.id} packet={packet} selected={packet === current} onChoose={onChoose} onKeyDown={move} />
        ))}
      </div>
    </div>
  );
}

interface PacketRowProps {
  readonly packet: Packet;
  readonly selected: boolean;
  readonly onChoose: (id: number) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

function PacketRow({ packet, selected, onChoose, onKeyDown }: PacketRowProps) {
  const { id, timestamp, ip, destination, protocol, method, path, status } = packet;
  const encrypted = protocol === 'ESP' || path === 'Encrypted Application Data';
  return (
    <div
      className={styles.row}
      role="option"
      aria-selected={selected}
      tabIndex={selected ? 0 : -1}
      data-protocol={protocol}
      onClick={() => onChoose(id)}
      onKeyDown={onKeyDown}
    >
      <span className={styles.id}>{id}</span> <span className={styles.time}>{timestamp}</span>{' '}
      <span className={styles.from}>{ip}</span> <span className={styles.to}>{destination}</span>{' '}
      <span className={styles.protocol}>
        {encrypted ? <Lock size={14} aria-hidden="true" /> : <Eye size={14} aria-hidden="true" />}
        {protocol} <VisuallyHidden>{encrypted ? 'chiffré' : 'en clair'}</VisuallyHidden>
      </span>{' '}
      <span className={styles.info}>
        {method && <b>{method}</b>} {path} {status !== null && <span className={styles.status}>{status}</span>}
      </span>
    </div>
  );
}
