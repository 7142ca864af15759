import type { SameMessages } from '../catalogue.ts';
import { counting } from '../counting.ts';
import type { pages as English } from '../english/pages.tsx';

const count = counting('fr-FR');

export const pages: SameMessages<typeof English> = {
  invite: {
    join: 'Rejoindre',
    qrCode: (link) => `Code QR de ${link}`,
    filledIn: 'En suivant le lien ou en scannant le code, on trouve le code de session déjà rempli.',
    link: 'le lien',
    code: 'le code',
    address: 'Adresse du site pour les joueurs',
    addressAbout: 'Celle qui figure sur le code QR, l’invitation et la feuille. Changez-la si les joueurs passent par une autre.',
    noAddress: 'Ce n’est pas une adresse : écrivez-la comme http://192.168.1.20:3000.',
    invitation: 'Invitation',
    invitationText: 'le texte de l’invitation',
    addresses: 'toutes les adresses',
    mail: 'Écrire à tout le monde',
    hidden: 'Mettez les adresses en copie cachée (Cci) : personne ne voit alors celles des autres.',
    tooManyForMail: 'Trop d’adresses pour un lien : copiez-les en copie cachée (Cci) de votre message.',
    calendar: 'Télécharger l’entrée d’agenda (.ics)',
    noCalendar: 'Une entrée d’agenda est proposée pour une session dont le jour ou l’heure d’ouverture est à venir.',
    sheet: 'Feuille pour la salle',
    whomToAsk: 'À qui s’adresser',
    whomToAskAbout: 'Tel que la feuille l’affiche : un nom, un téléphone.',
    ownMachine: (address) => `Seul cet ordinateur atteint ${address}.`,
    typeAddress: (command) => (
      <>Saisissez l’adresse qu’a la salle ; si Vigie a été lancé pour cet ordinateur seul, lancez-le avec {command}.</>
    ),
    use: (address) => `Utiliser ${address}`,
  },
  missions: {
    preview:
      'Un aperçu s’ouvre dans un nouvel onglet, comme pour un invité. Rien n’est enregistré, et aucune connexion de joueur n’est touchée.',
    byEverySession: 'Joué par toute session qui ne choisit rien d’autre.',
    byChoice: 'Joué par les sessions qui le choisissent.',
    onlyChosen: 'seulement si on la choisit, ou par son adresse',
  },
  runningOrder: {
    solutions: 'Les solutions y sont : ne laissez pas cette feuille sur les tables.',
    heading: (name, code, length) => (
      <>
        {name}, code {code}. {length}
      </>
    ),
    length: (missions, minutes) =>
      `${count(missions, { one: 'mission', other: 'missions' })}, ${minutes} minutes de jeu ; les questions et ce que chacun raconte s’y ajoutent.`,
    fromTo: (minutes, from, to) => `${minutes} min (de la minute ${from} à ${to})`,
  },
};
