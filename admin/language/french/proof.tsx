import type { SameMessages } from '../catalogue.ts';
import { counting } from '../counting.ts';
import type { proof as English } from '../english/proof.tsx';

const count = counting('fr-FR');

export const proof: SameMessages<typeof English> = {
  attendance: {
    link: 'Feuille d’émargement',
    spreadsheet: 'Tableur',
    about: 'De la première connexion à la dernière action ; qui a été retiré n’y est pas.',
    saved: (file) => `Enregistré sous ${file}.`,
    notSaved: (reason) => `La feuille n’a pas pu être enregistrée : ${reason}`,
    couldNotLoad: (reason) => `Les présences n’ont pas pu être chargées : ${reason}`,
    notLoaded: 'Les présences n’ont pas pu être chargées. Rechargez la page pour réessayer.',
    loading: 'Chargement des présences…',
    on: (day) => day,
    code: (code) => `session ${code}`,
    came: (present, expected) =>
      `${count(present, { one: 'personne présente', other: 'personnes présentes' })}${expected === null ? '' : `, ${count(expected, { one: 'invitée', other: 'invitées' })}`}.`,
    erased: (n) => `Dont ${count(n, { one: 'effacée', other: 'effacées' })}, sans ligne.`,
    expected: (n) => `${count(n, { one: 'personne invitée', other: 'personnes invitées' })}.`,
    directory: (groups) =>
      `Personnes venues, sur l’effectif de l’annuaire : ${groups
        .map(({ team, others, people, came, bound }) => {
          const part = { exact: '', about: 'environ ', most: 'au plus ', least: 'au moins ' }[bound];
          return `${others ? 'autres' : (team ?? 'sans service')} ${part}${came} sur ${people}`;
        })
        .join(' ; ')}.`,
    nobody: 'Personne n’est sur la liste, et personne n’est encore venu.',
    caption: 'Présences, à l’heure de cet ordinateur',
    columns: { name: 'Nom', team: 'Équipe', from: 'Arrivée', until: 'Dernière action', signature: 'Signature' },
    absent: 'absence',
    facilitator: 'Animation (nom, signature) :',
    signedOn: 'Fait le :',
  },
  attestations: {
    link: 'Attestations',
    issue: 'Établir les attestations',
    about: 'Une page par personne qui a réussi une mission, au nom de la liste des personnes invitées.',
    notIssued: (reason) => `Les attestations n’ont pas pu être établies : ${reason}`,
    ready: (n) =>
      `${count(n, { one: 'attestation est prête', other: 'attestations sont prêtes' })} à imprimer, ou à garder en un seul PDF.`,
    none: 'Il n’y a pas d’attestation à imprimer.',
    unnamed: (n) =>
      `${count(n, { one: 'personne n’a', other: 'personnes n’ont' })} pas de nom sur la liste : ajoutez-le avec « Modifier », ou laissez chacun imprimer la sienne depuis son bilan.`,
    otherwiseNamed: (n) =>
      `${count(n, { one: 'personne a', other: 'personnes ont' })} une attestation sous un autre nom, le plus souvent imprimée par elle-même : elle n’est pas montrée ici.`,
    withoutMission: (n) =>
      `${count(n, { one: 'personne n’a', other: 'personnes n’ont' })} réussi aucune mission : il n’y a rien à attester.`,
  },
};
