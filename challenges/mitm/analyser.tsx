import { Wifi } from 'lucide-react';
import { useState } from 'react';
import { AppWindow } from '#engine/authoring';
import styles from './analyser.module.css';
import type { Packet } from './artifacts.ts';
import { filterPackets } from './display-filter.ts';
import { FilterBar } from './filter-bar.tsx';
import { PacketDetails } from './packet-details.tsx';
import { PacketList } from './packet-list.tsx';

interface AnalyserProps {
  readonly packets: readonly Packet[];
  /** Puts the body of a form into the decoder's field. */
  readonly onDecode: (body: string) => void;
}

/** The analyser's window: filter, list, and details of the selected packet. */
export function Analyser({ packets, onDecode }: AnalyserProps) {
  const [filter, setFilter] = useState('');
  const [chosen, setChosen] = useState(packets[0]?.id);
  const visible = filterPackets(packets, filter);
  const current = visible.find(({ id }) => id === chosen) ?? visible[0];
  return (
    <AppWindow
      icon={<Wifi size={16} aria-hidden="true" />}
      title="Analyseur de paquets"
      note="visiteurs-port.pcapng · réseau ouvert"
    >
      <FilterBar filter={filter} onChange={setFilter} shown={visible.length} total={packets.length} />
      <PacketList packets={visible} current={current} onChoose={setChosen} />
      {current ? (
        <PacketDetails packet={current} onDecode={onDecode} />
      ) : (
        <p className={styles.nothing}>
          Aucun paquet ne contient tous ces mots. Effacez le filtre, ou essayez une méthode (GET, POST), une adresse ou un nom de
          site.
        </p>
      )}
    </AppWindow>
  );
}
