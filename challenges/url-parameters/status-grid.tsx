import { CircleCheck, CircleMinus } from 'lucide-react';
import type { Parameters, PortalView } from './artifacts.ts';
import styles from './portal.module.css';

/** The three conditions, each with the part of the address that sets it. */
export function StatusGrid({ view, parameters }: { readonly view: PortalView; readonly parameters: Parameters }) {
  const states = [
    { name: 'Debug mode', on: view.debug, yes: 'Activé', no: 'Désactivé', from: `debug=${parameters.debug}` },
    { name: 'Admin access', on: view.admin, yes: 'Accordé', no: 'Refusé', from: `admin=${parameters.admin}` },
    { name: 'Root user', on: view.root, yes: 'Oui', no: 'Non', from: `id=${parameters.id}` },
  ];
  return (
    <dl className={styles.grid} aria-live="polite">
      {states.map(({ name, on, yes, no, from }) => (
        <div key={name} className={styles.state} data-on={on}>
          <dt lang="en">{name}</dt>
          <dd>
            {on ? <CircleCheck size={20} aria-hidden="true" /> : <CircleMinus size={20} aria-hidden="true" />}
            {on ? yes : no}
          </dd>
          <dd className={styles.from}>
            <code>{from}</code>
          </dd>
        </div>
      ))}
    </dl>
  );
}
