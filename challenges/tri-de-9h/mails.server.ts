import type { Subject } from './subject.server.ts';

const RELANCE = 'Gréement du Nord (greement-du-nord.example) : commande de 1 284 €, compte finissant par 071.';
const PARKING = 'J’ai demandé une place à Karim, lundi.';

export const MAILS: readonly Subject[] = [
  {
    id: 'mutuelle',
    channel: 'mail',
    genuine: {
      from: 'Inès Moreau',
      address: 'ines.moreau@[brevelle.example]',
      title: 'Mutuelle : dernier rappel avant vendredi',
      text: 'Mettez votre fiche à jour. Si rien ne change pour vous, il n’y a rien à faire. Une question ? Poste 4120.',
      link: 'https://intranet.[brevelle.example]/rh/mutuelle',
      why: 'L’adresse et le lien finissent par brevelle.example. « Dernier rappel » ne suffit pas à condamner un message.',
    },
    fraud: {
      from: 'Inès Moreau',
      address: 'ines.moreau@[brevelle-rh.example]',
      title: 'Mutuelle : dernier rappel avant vendredi',
      text: 'Mettez votre fiche à jour et joignez [votre RIB et votre numéro de sécurité sociale].',
      link: 'https://brevelle.example.[espace-mutuelle.example]/fiche',
      known: 'Inès en a parlé lundi, en réunion.',
      why: 'Le sujet est vrai, l’expéditrice non : l’adresse finit par brevelle-rh.example, le lien par espace-mutuelle.example. Ces noms s’achètent en cinq minutes.',
    },
  },
  {
    id: 'relance',
    channel: 'mail',
    genuine: {
      from: 'Gréement du Nord',
      address: 'compta@[greement-du-nord.example]',
      title: 'FACTURE 4471, DERNIER RAPPEL',
      text: 'Sauf erreur, [1 284 €] restent dus. Compte inchangé, finissant par [071]. Merci de transmetre a votre comptabilité.',
      known: RELANCE,
      why: 'Des capitales, deux fautes, et tout est juste : l’adresse, la somme et le compte. Une relance maladroite reste une relance.',
    },
    fraud: {
      from: 'Gréement du Nord',
      address: 'compta@greement-du-nord.[paiements.example]',
      title: 'Facture 4471',
      text: 'Nous vous remercions de régler [1 824 €]. Notre banque ayant changé, voici le nouveau compte, [finissant par 930].',
      known: RELANCE,
      why: 'Impeccable et faux : deux chiffres échangés, un autre compte, une adresse qui finit par paiements.example. Un compte qui change se vérifie par téléphone, au numéro du dossier.',
    },
  },
  {
    id: 'urssaf',
    channel: 'mail',
    genuine: {
      from: 'Urssaf',
      title: 'Un document vous attend',
      text: 'Une attestation est disponible dans l’espace de l’entreprise. [Connectez-vous au site comme d’habitude.]',
      why: 'Ni lien ni pièce jointe, rien à donner : on ouvre le site soi-même, et le message ne peut pas nous mener ailleurs.',
    },
    fraud: {
      from: 'Urssaf',
      title: 'Trop-versé de 2 417 €',
      text: 'Un trop-versé vous revient. [Répondez avec l’IBAN] de l’entreprise pour recevoir le virement [avant midi].',
      known: 'Nadia attend une attestation. La prévenir si elle arrive.',
      why: 'Pas de lien, pas de faute, et pourtant un piège : on veut un IBAN par retour de mail, et vite. Un organisme qui vous doit de l’argent passe par votre espace.',
    },
  },
  {
    id: 'impots',
    channel: 'mail',
    genuine: {
      from: 'Finances publiques',
      title: 'Nouveau document',
      text: 'Un document est disponible dans votre espace particulier. [Ouvrez le site ou l’application] pour le consulter.',
      why: 'Rien à payer, rien à donner, pas de lien : l’espace s’ouvre par le chemin de toujours.',
    },
    fraud: {
      from: 'Finances publiques',
      title: 'Remboursement de 412,60 €',
      text: 'Une erreur de calcul vous donne droit à 412,60 €. Indiquez [une carte bancaire] pour recevoir la somme.',
      link: 'https://impots-gouv.[remboursement-fiscal.example]/carte',
      why: 'On ne donne pas sa carte pour être remboursé. « impots-gouv » est au début de l’adresse ; seule la fin compte.',
    },
  },
  {
    id: 'support',
    channel: 'mail',
    genuine: {
      from: 'Malik Benali',
      address: 'malik.benali@[brevelle.example]',
      title: 'URGENT : redémarrage ce midi',
      text: 'Une mise à jour attend votre poste. Enregistrez, puis redémarrez entre 12 h et 14 h. [Rien à saisir, rien à ouvrir.]',
      why: '« URGENT » agace, mais le message ne veut ni clic, ni code, ni mot de passe, et l’adresse est la bonne. Redémarrer ne donne rien à personne.',
    },
    fraud: {
      from: 'Malik Benali',
      address: 'malik.benali@[brevelle-support.example]',
      title: 'Double authentification à renouveler',
      text: 'Votre inscription expire ce midi. Scannez le code du PDF [avec votre téléphone personnel], puis connectez-vous.',
      link: 'https://brevelle.example.[compte-securise.example]',
      qr: true,
      why: 'Un code QR dans un PDF fait passer le lien de l’ordinateur, protégé, au téléphone, qui l’est moins. L’adresse finit par compte-securise.example.',
    },
  },
  {
    id: 'parking',
    channel: 'mail',
    genuine: {
      from: 'Karim Haddad',
      address: 'karim.haddad@[brevelle.example]',
      title: 'Votre place de parking',
      text: 'La 27 est à vous dès demain. Il me manque juste [votre plaque], pour la barrière.',
      known: PARKING,
      why: 'Camille l’avait demandée, l’adresse est la bonne, et une plaque ne donne accès à rien d’autre qu’au parking.',
    },
    fraud: {
      from: 'Karim Haddad',
      address: 'karim.haddad@[brevelle-services.example]',
      title: 'Votre place de parking',
      text: 'Le plan est en ligne. Pour réserver, connectez-vous avec [votre mot de passe Brévelle].',
      link: 'https://partage.[plan-parking.example]/connexion',
      known: PARKING,
      why: 'La demande était vraie, la réponse ne l’est pas : un mot de passe de l’entreprise ne se tape jamais sur plan-parking.example.',
    },
  },
];
