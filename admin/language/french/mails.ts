import type { SameMessages } from '../catalogue.ts';
import { counting } from '../counting.ts';
import type { mails as English } from '../english/mails.ts';

const count = counting('fr-FR');
const people = (n: number) => count(n, { one: 'personne', other: 'personnes' });

function noteAbout(n: number, mark: string): string {
  return `Vigie ne voit pas ce que votre messagerie envoie. Pour ${people(n)}, il sera noté : ${mark}, par vous. La marque s’enlève, ici ou près de chaque personne. Elle reste jusqu’à la fin de la session et de sa campagne, trente jours au moins.`;
}

export const mails: SameMessages<typeof English> = {
  title: 'Envoyer par Vigie',
  about: (from, perMinute) =>
    `De ${from}, un e-mail par personne, en texte seul, ${perMinute} par minute au plus. Les réponses vous reviennent.`,
  nobody: 'Il n’y a personne à qui écrire : personne n’est inscrit par sa propre adresse.',
  send: (n) => `Envoyer à ${people(n)}…`,
  sendAgain: (n) => `Envoyer à nouveau à ${people(n)}…`,
  notLoaded: (reason) => `Les e-mails n’ont pas pu être chargés : ${reason}`,
  dialog: 'Envoyer cet e-mail',
  preview: 'Ce qui est envoyé',
  withCalendar: 'Avec le rendez-vous d’agenda en pièce jointe.',
  replyTo: 'Les réponses vont à',
  replyToAbout: 'Votre propre adresse : on vous répond, et pas à Vigie.',
  noAddress: 'Écrivez une seule adresse, comme camille@example.org.',
  again: (n) => `Aussi à ${count(n, { one: 'personne qui a', other: 'personnes qui ont' })} déjà reçu un e-mail à ce sujet`,
  confirm: (n) => `Envoyer à ${people(n)}`,
  ordered: (n) => `${count(n, { one: 'e-mail est', other: 'e-mails sont' })} en attente d’envoi.`,
  notOrdered: (reason) => `Rien n’est envoyé : ${reason}`,
  cancel: 'Annuler ce qui attend',
  cancelOf: (department) =>
    department === '' ? 'Annuler ce qui attend pour les personnes sans service' : `Annuler ce qui attend pour ${department}`,
  cancelled: 'Ce qui attendait est annulé.',
  notCancelled: (reason) => `Rien n’est annulé : ${reason}`,
  stopped: {
    refusals:
      'Plus rien ne part : le serveur de messagerie a refusé dix e-mails de suite. Lisez ses raisons ci-dessous, puis reprenez.',
    'sign-in':
      'Plus rien ne part : le serveur de messagerie refuse la connexion de Vigie. Faites corriger SMTP_URL (vigie check dit si elle fonctionne), puis reprenez.',
  },
  resume: 'Reprendre l’envoi',
  notResumed: (reason) => `L’envoi n’a pas repris : ${reason}`,
  states: {
    waiting: 'En attente',
    sending: 'En cours',
    sent: 'Envoyés',
    refused: 'Refusés',
    uncertain: 'Incertains',
    copied: 'Notés comme écrits',
  },
  oneState: {
    waiting: 'En attente',
    sending: 'En cours',
    sent: 'Envoyé',
    refused: 'Refusé',
    uncertain: 'Incertain',
    copied: 'Noté comme écrit',
  },
  lastMail: {
    waiting: (day) => `en attente depuis le ${day}`,
    sending: (day) => `en cours, ${day}`,
    sent: (day) => `envoyé le ${day}`,
    refused: (day) => `refusé le ${day}`,
    uncertain: (day) => `incertain, ${day}`,
    copied: (day) => `noté comme écrit le ${day}`,
  },
  note: (n) => `Noter que j’ai écrit à ${people(n)}`,
  whose: (by, session) => `par ${by}${session === null ? '' : `, pour « ${session} »`}`,
  noteTitle: { sessions: 'Invitation que vous avez écrite vous-même', campaigns: 'Relance que vous avez écrite vous-même' },
  noteAbout: {
    sessions: (n, day) => noteAbout(n, `invitation, « noté comme écrit le ${day} »`),
    campaigns: (n, day) => noteAbout(n, `relance, « noté comme écrit le ${day} »`),
  },
  noted: (n) => `C’est noté pour ${people(n)}.`,
  undoNoted: (n) => `Annuler la marque de ${people(n)}`,
  withdraw: 'Retirer',
  withdrawWhose: (person) => ` la marque de ${person}`,
  withdrawn: (n) => (n === 0 ? 'La marque était déjà retirée.' : `La marque de ${people(n)} est retirée.`),
  notWithdrawn: (reason) => `La marque n’est pas retirée : ${reason}`,
  notNoted: (reason) => `Rien n’est noté : ${reason}`,
  uncertainAbout:
    'Incertains : la connexion s’est coupée avant la réponse du serveur de messagerie. Vigie ne les renvoie pas ; demandez à ces personnes.',
  problems: 'E-mails à vérifier',
  problemsHidden: 'Ces adresses sont nominatives, et l’écran est partagé.',
  email: 'E-mail',
  state: 'État',
  reason: 'Réponse du serveur de messagerie',
  noReason: 'Aucune',
  at: 'Quand',
};
