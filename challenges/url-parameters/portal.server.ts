/** The portal's view of an address: it trusts everything that is written there. */
import type { Container, Parameters, PortalView } from './artifacts.ts';

export const CONTAINERS: readonly Container[] = [
  { number: 'BRVU 204 817-4', ship: 'Étoile du Ponant', state: 'Déchargé, parc B' },
  { number: 'BRVU 118 560-8', ship: 'Baie des Cormorans', state: 'À quai, portique 4' },
  { number: 'BRVU 330 072-1', ship: 'Armorique Express', state: 'En mer, attendu demain' },
];

type Account = NonNullable<PortalView['account']>;

/** The accounts; their index is their number. */
const ACCOUNTS: readonly Account[] = [
  { name: 'root', role: 'Maintenance du portail' },
  { name: 'Visiteur', role: 'Consultation publique' },
  { name: 'Nadia Kervella', role: 'Comptabilité fournisseurs' },
  { name: 'Yann Le Dantec', role: 'Chef d’équipe de nuit' },
  { name: 'Solène Autret', role: 'Communication' },
  { name: 'Théo Vasseur', role: 'Développement web' },
];

/** The view of an address. Only the exact values 'true', '1' and '0' count (specification, section 4). */
export function viewOf({ debug, admin, id }: Parameters): PortalView {
  const account = /^(0|[1-9]\d{0,2})$/.test(id) ? ACCOUNTS[Number(id)] : undefined;
  const view = { debug: debug === 'true', admin: admin === '1', root: id === '0' };
  return {
    ...view,
    ...(account ? { account } : {}),
    remarks: remarksOn({ debug, admin, id }, account),
    ...(view.debug ? { trace: traceOf({ debug, admin, id }, account) } : {}),
  };
}

function remarksOn({ debug, admin, id }: Parameters, account: Account | undefined): readonly string[] {
  const remarks: string[] = [];
  if (debug !== 'true' && debug !== 'false') remarks.push('debug : valeur attendue, true ou false, en minuscules.');
  if (admin !== '0' && admin !== '1') remarks.push('admin : valeur attendue, 0 ou 1.');
  if (!/^(0|[1-9]\d*)$/.test(id)) remarks.push('id : un numéro de compte est attendu, en chiffres.');
  else if (!account) remarks.push('id : aucun compte ne porte ce numéro.');
  return remarks;
}

function traceOf({ admin, id }: Parameters, account: Account | undefined): readonly string[] {
  const open = [admin === '1', id === '0'].filter(Boolean).length + 1;
  return [
    '[débogage] actif, d’après l’adresse',
    admin === '1' ? '[droits] admin=1, accès accordé sans vérification' : `[droits] admin=${admin}, accès refusé (1 l’accorde)`,
    `[compte] id=${id}, ${account ? account.name : 'inconnu'} (rappel : root est le compte 0)`,
    `[maintenance] ${open} condition${open > 1 ? 's' : ''} sur 3 (debug, admin, root), panneau ${open === 3 ? 'ouvert' : 'fermé'}`,
    '[à faire] vérifier les droits sur le serveur (raccourci posé pour la démonstration)',
  ];
}
