import { useRef } from 'react';
import { Seascape } from '#engine/ui/brand/seascape.tsx';
import type { ProjectorRoom } from '#schemas/projector.ts';
import { counted, formatWhole, momentText } from '../format.ts';
import { useWholeItems } from '../use-whole-items.ts';
import styles from './lobby-view.module.css';

interface LobbyViewProps {
  readonly room: ProjectorRoom;
  /** Server time, in milliseconds since 1970. */
  readonly now: number;
}

/** Participants in the lobby, before the start. */
export function LobbyView({ room: { people, missions, room }, now }: LobbyViewProps) {
  const { present, expected, names } = people;
  const list = useRef<HTMLUListElement>(null);
  useWholeItems(list, names);
  return (
    <section className={styles.lobby} aria-labelledby="lobby-title">
      <div className={styles.sea}>
        <Seascape mast={null} />
      </div>
      <div className={styles.count}>
        <h1 id="lobby-title" className={styles.title}>
          À bord
        </h1>
        <p className={styles.number}>{formatWhole(present)}</p>
        <p className={styles.of}>
          {expected === null ? (present >= 2 ? 'personnes' : 'personne') : `sur ${counted(expected, 'attendue', 'attendues')}`}
        </p>
        <p className={styles.soon}>
          {room.phase === 'lobby' || room.phase === 'prepared'
            ? `${counted(missions.length, 'mission vous attend', 'missions vous attendent')}. ${room.beginsAt ? `Départ ${momentText(room.beginsAt, now)}` : 'Départ dans un instant'}.`
            : room.open && 'Il est encore temps de monter à bord.'}
        </p>
      </div>
      {names.length > 0 && (
        <ul ref={list} className={styles.names} aria-label="Dernières arrivées">
          {names.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
