import { Eye, Lock } from 'lucide-react';
import { Button } from '#engine/authoring';
import type { Packet } from './artifacts.ts';
import { bodyOf } from './form-body.ts';
import styles from './packet-details.module.css';

/** The information that anybody within reach of this Wi-Fi can get from the packet. */
function exposure({ protocol, path }: Packet): { readonly readable: boolean; readonly text: string } {
  if (protocol === 'HTTP')
    return { readable: true, text: 'En clair\u00a0: toute personne à portée de ce Wi\u2011Fi ouvert peut lire ce qui suit.' };
  if (protocol === 'DNS') return { readable: true, text: 'En clair\u00a0: on voit le nom du site demandé, pas ce qui s’y fait.' };
  if (protocol === 'ESP')
    return { readable: false, text: 'Chiffré par un VPN\u00a0: ni le contenu ni même le site visité ne se voient d’ici.' };
  if (path.startsWith('Client Hello'))
    return {
      readable: true,
      text: 'Début d’une connexion chiffrée\u00a0: le nom du site se voit encore (sans ECH), la suite ne se verra plus.',
    };
  return { readable: false, text: 'Chiffré (https)\u00a0: l’adresse du serveur se voit, le contenu non.' };
}

interface PacketDetailsProps {
  readonly packet: Packet;
  readonly onDecode: (body: string) => void;
}

/** The analyser's second pane: details of the selected packet. */
export function PacketDetails({ packet, onDecode }: PacketDetailsProps) {
  const { id, timestamp, ip, destination, protocol, method, path, status, raw } = packet;
  const { readable, text } = exposure(packet);
  const body = protocol === 'HTTP' ? bodyOf(raw) : null;
  return (
    <section className={styles.details} aria-labelledby="packet-title">
      <h3 id="packet-title" className={styles.title}>
        Paquet {id}
        <span className={styles.subject}>
          {protocol} {method} {path}
        </span>
      </h3>
      <dl className={styles.facts}>
        <Fact name="Heure" value={timestamp} />
        <Fact name="Source" value={ip} />
        <Fact name="Destination" value={destination} />
        {status !== null && <Fact name="Statut" value={String(status)} />}
      </dl>
      <p className={styles.exposure} data-readable={readable}>
        {readable ? <Eye size={18} aria-hidden="true" /> : <Lock size={18} aria-hidden="true" />}
        {text}
      </p>
      <pre className={styles.raw}>{raw}</pre>
      {body !== null && (
        <Button variant="secondary" onClick={() => onDecode(body)}>
          Décoder le corps de la requête
        </Button>
      )}
    </section>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
