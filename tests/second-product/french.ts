import type { Language, Messages } from '#engine/core/index.ts';

const time = new Intl.DateTimeFormat('fr', { timeStyle: 'short' });
const number = new Intl.NumberFormat('fr');
const months = Array.from({ length: 12 }, (_, month) =>
  new Intl.DateTimeFormat('fr', { month: 'long', timeZone: 'UTC' }).format(
    new Date(Date.UTC(2000, month, 1)),
  ),
);

/** All of the engine's words: where one is missing, this is no `Messages`. */
const messages: Messages = {
  optional: (label) => `${label} (facultatif)`,
  problemTitle: 'Il y a un problème',
  enter: (noun) => `Indiquez ${noun}`,
  select: (noun) => `Choisissez ${noun}`,
  maxLength: (noun, most) => `Écrivez ${noun} en ${most} caractères au plus`,
  minLength: (noun, least) => `Écrivez ${noun} en ${least} caractères au moins`,
  noRealDate: (noun) => `Vérifiez ${noun} : ce jour n’existe pas`,
  missingDateParts: (noun, missing) => `Complétez ${noun} : ${missing.map((part) => parts[part]).join(', ')}`,
  pastYears: (noun, years) => `Vérifiez ${noun} : elle est passée, depuis ${years} ans au plus`,
  type: (noun) => `Écrivez ${noun} en chiffres`,
  minimum: (noun, least = 0) => `Indiquez ${noun} : ${number.format(least)} ou plus`,
  maximum: (noun, most = 0) => `Indiquez ${noun} : ${number.format(most)} ou moins`,
  decimals: (noun, most) =>
    most ? `Indiquez ${noun} avec ${most} décimales au plus` : `Indiquez ${noun} sans décimales`,
  minItems: (noun, least) => `Choisissez ${noun} : ${least} au moins`,
  maxItems: (noun, most) => `Choisissez ${noun} : ${most} au plus`,
  onlyDigits: 'Seuls des chiffres vont ici.',
  maxDigits: (most) => `${most} chiffres au plus vont ici. Vérifiez le numéro.`,
  onlyDecimals: 'Seuls des chiffres et une virgule avec deux décimales au plus vont ici.',
  show: 'Montrer',
  hide: 'Cacher',
  noChoice: 'Choisissez',
  day: 'Jour',
  month: 'Mois',
  year: 'Année',
  months,
  emptyFile: 'Ce fichier est vide. Choisissez-en un autre',
  fileGone: 'Ce fichier n’est plus sur ce téléphone. Choisissez-le de nouveau',
  fileSize: (bytes) => `${number.format(Math.ceil(bytes / 1000))} Ko`,
  preparingPhoto: 'Préparation de la photo…',
  madeSmaller: 'réduite à',
  preview: (file) => `Aperçu de ${file}`,
  remove: 'Retirer',
  title: (step, product) => `${step} – ${product}`,
  errorTitle: (step, product) => `Erreur : ${step} – ${product}`,
  step: (step, steps) => `Étape ${step} sur ${steps}`,
  progress: 'Avancement',
  next: 'Suivant',
  previous: 'Retour',
  busy: 'Un instant…',
  newTab: '(s’ouvre dans un nouvel onglet)',
  edit: 'Modifier',
  endEdit: 'Enregistrer et relire',
  noAnswer: 'Sans réponse',
  quizHint: 'Répondez à chaque question',
  quizHintPressed: (hint) => `${hint} d’abord.`,
  checkAnswers: 'Vérifier',
  quizPassed: 'Continuer',
  savedAsTyped: 'Vos réponses sont gardées sur ce téléphone.',
  savedAt: (at) => `Gardé sur ce téléphone à ${time.format(at)}`,
  notSaved: 'Rien ne peut être gardé sur ce téléphone. N’envoyez pas plus tard : envoyez maintenant.',
  orphaned: (values) => `Le formulaire a changé. Ces réponses n’y ont plus de place : ${values.join(', ')}.`,
  clear: 'Effacer mes réponses de ce téléphone',
  clearQuestion: 'Effacer toutes les réponses de ce formulaire ?',
  clearYes: 'Oui, effacer',
  clearNo: 'Garder',
  cleared: 'Vos réponses ont été effacées de ce téléphone.',
};

const parts = { day: 'le jour', month: 'le mois', year: 'l’année' };

export const french: Language = {
  messages,
  dateOrder: ['day', 'month', 'year'],
  numberSigns: { decimal: ',', thousands: '\u00A0' },
};
