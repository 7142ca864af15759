/**
 * The text of a lure made of four cards. The lever has a sentence of its own, so that it can be marked. Each sender has a typical sentence
 * for each pretext (`MATTER`), and each pretext asks for what real lures ask for: a transfer, a card number, a code, a signature.
 */
import { frenchSpaces } from '#engine/authoring/toolbox';
import type { Channel, Lever, Lure, Pretext, Sender } from './artifacts.ts';

const HELLO: Readonly<Record<Channel, Readonly<Record<Sender, string>>>> = {
  mail: {
    direction: 'Bonjour, j’écris pour le secrétariat de la direction.',
    support: 'Bonjour, le support informatique.',
    fournisseur: 'Bonjour, Accastillage Penmarin, service clients.',
    collegue: 'Bonjour, c’est Paul, du quai 2.',
  },
  sms: {
    direction: 'Brévelle, secrétariat de direction.',
    support: 'Brévelle, support informatique.',
    fournisseur: 'Accastillage Penmarin, service clients.',
    collegue: 'C’est Paul, du quai 2, sur mon nouveau portable.',
  },
  chat: {
    direction: 'Bonjour, ici le secrétariat de la direction.',
    support: 'Bonjour, ici le support.',
    fournisseur: 'Bonjour, ici Accastillage Penmarin.',
    collegue: 'Salut, c’est Paul, du quai 2.',
  },
  appel: {
    direction: 'Bonjour, je vous appelle du secrétariat de la direction.',
    support: 'Bonjour, je vous appelle du support.',
    fournisseur: 'Bonjour, je vous appelle d’Accastillage Penmarin.',
    collegue: 'Oui, bonjour, c’est Paul, du quai 2.',
  },
};

const MATTER: Readonly<Record<Pretext, Readonly<Record<Sender, string>>>> = {
  facture: {
    direction: 'La facture du cabinet d’avocats attend depuis lundi, et leur RIB a changé.',
    support: 'La facture de vos licences attend depuis lundi, et le RIB de l’éditeur a changé.',
    fournisseur: 'Notre facture F-2214 attend depuis lundi, et notre RIB a changé.',
    collegue: 'Je dépanne la comptabilité : une facture attend depuis lundi, et le RIB a changé.',
  },
  colis: {
    direction: 'Un pli pour la direction est retenu au dépôt, l’adresse est incomplète.',
    support: 'Votre nouveau portable est retenu au dépôt, l’adresse est incomplète.',
    fournisseur: 'Votre commande est retenue au dépôt, l’adresse est incomplète.',
    collegue: 'Les gants de l’équipe sont retenus au dépôt, l’adresse est incomplète.',
  },
  planning: {
    direction: 'Les congés de fin d’année sont revus, et votre service est concerné.',
    support: 'L’outil des plannings change ce soir, et vos semaines sont à reporter.',
    fournisseur: 'Nos passages de décembre changent, et vos créneaux aussi.',
    collegue: 'J’ai refait le planning de décembre, et il reste une case à votre nom.',
  },
  compte: {
    direction: 'Nous contrôlons les accès de chaque service avant l’audit.',
    support: 'Votre double authentification arrive à échéance.',
    fournisseur: 'Votre accès à notre portail de commandes est à confirmer.',
    collegue: 'Je n’entre plus dans le dossier partagé, et votre compte y a droit.',
  },
  cagnotte: {
    direction: 'La direction ouvre une cagnotte pour les départs de décembre.',
    support: 'L’équipe du support ouvre une cagnotte pour un départ.',
    fournisseur: 'Nous participons à la cagnotte d’un départ dans votre équipe.',
    collegue: 'On prépare un départ au quai, et la cagnotte est ouverte.',
  },
  contrat: {
    direction: 'L’avenant à votre contrat est prêt.',
    support: 'Le contrat d’entretien de votre poste est à renouveler.',
    fournisseur: 'Notre contrat arrive à son terme, et le nouveau est prêt.',
    collegue: 'Le contrat de notre intérimaire attend une seconde signature.',
  },
};

/** Sentences of the levers whose wording does not depend on the pretext. */
const PUSH: Readonly<Record<Exclude<Lever, 'gain' | 'peur'>, string>> = {
  autorite: 'C’est arbitré en comité de direction, il n’y a rien à faire revalider.',
  urgence: 'Il me le faut dans le quart d’heure, après tout est décalé d’une semaine.',
  service: 'Sans vous, je suis à l’arrêt : vous me rendriez un vrai service.',
  secret: 'Merci de n’en parler à personne pour le moment, même dans l’équipe.',
};

/** Sentences of the lever « gain »: what the reader can win. */
const GAIN: Readonly<Record<Pretext, string>> = {
  facture: 'Réglée ce matin, elle donne droit à 5 % de remise.',
  colis: 'Pour ce retard, un bon de 30 € vous est offert.',
  planning: 'Qui valide ce matin choisit ses congés en premier.',
  compte: 'Les comptes confirmés ce matin reçoivent le nouveau téléphone en premier.',
  cagnotte: 'Chaque participation est doublée par l’entreprise.',
  contrat: 'Signé ce matin, il fait gagner 200 €.',
};

/** Sentences of the lever « peur »: what the reader can lose. */
const FEAR: Readonly<Record<Pretext, string>> = {
  facture: 'Sans virement, la pénalité sera signalée à votre nom.',
  colis: 'Sans réponse, tout repart ce soir, à vos frais.',
  planning: 'Sans réponse, vous serez d’office de permanence à Noël.',
  compte: 'Sans cela, votre compte et vos fichiers seront bloqués à midi.',
  cagnotte: 'Votre nom est le seul qui manque sur la carte, et cela se verra.',
  contrat: 'Sans signature, il est annulé à midi, et il faudra l’expliquer.',
};

/** The demand, by pretext and channel. */
const ASK: Readonly<Record<Pretext, Readonly<Record<Channel, string>>>> = {
  facture: {
    mail: 'Le nouveau RIB est joint : validez le virement, s’il vous plaît.',
    sms: 'Le nouveau RIB est dans ce lien : merci de valider le virement.',
    chat: 'Je vous mets le nouveau RIB ici : validez le virement, s’il vous plaît.',
    appel: 'Je vous dicte le nouveau, et vous validez le virement.',
  },
  colis: {
    mail: 'Il reste 1,95 € à régler par carte, sur ce lien.',
    sms: 'Il reste 1,95 € à régler par carte, sur ce lien.',
    chat: 'Il reste 1,95 € à régler par carte, voici le lien.',
    appel: 'Il reste 1,95 € à régler : quel est le numéro de votre carte ?',
  },
  planning: {
    mail: 'Le tableau est joint : connectez-vous pour l’ouvrir.',
    sms: 'Connectez-vous par ce lien pour valider.',
    chat: 'Voici le tableau : connectez-vous pour l’ouvrir.',
    appel: 'Je vous envoie un lien, connectez-vous pendant qu’on se parle.',
  },
  compte: {
    mail: 'Envoyez-moi en réponse le code à six chiffres que vous allez recevoir.',
    sms: 'Renvoyez le code à six chiffres que vous allez recevoir.',
    chat: 'Écrivez-moi ici le code à six chiffres que vous allez recevoir.',
    appel: 'Lisez-moi le code à six chiffres que vous allez recevoir.',
  },
  cagnotte: {
    mail: 'Participez par carte, sur ce lien.',
    sms: 'Participez par carte, sur ce lien.',
    chat: 'Voici le lien pour participer par carte.',
    appel: 'Je vous inscris : quel est le numéro de votre carte ?',
  },
  contrat: {
    mail: 'Signez-le en ligne, avec votre compte de travail.',
    sms: 'Signez-le par ce lien, avec votre compte de travail.',
    chat: 'Voici le lien : signez avec votre compte de travail.',
    appel: 'Je vous envoie le lien, signez avec votre compte de travail.',
  },
};

function pushOf({ lever, pretext }: Pick<Lure, 'lever' | 'pretext'>): string {
  if (lever === 'gain') return GAIN[pretext];
  if (lever === 'peur') return FEAR[pretext];
  return PUSH[lever];
}

/** The text of a lure: `push` is the lever's sentence, `before` and `after` are the text around it. */
export function writeLure(lure: Lure): Readonly<Record<'before' | 'push' | 'after', string>> {
  const { sender, pretext, channel } = lure;
  return {
    before: frenchSpaces(`${HELLO[channel][sender]} ${MATTER[pretext][sender]}`),
    push: frenchSpaces(pushOf(lure)),
    after: frenchSpaces(ASK[pretext][channel]),
  };
}
