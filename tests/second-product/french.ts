import type { Language, Messages } from '#engine/core/index.ts';

const time = new Intl.DateTimeFormat('fr', { timeStyle: 'short' });
const months = Array.from({ length: 12 }, (_, month) =>
  new Intl.DateTimeFormat('fr', { month: 'long', timeZone: 'UTC' }).format(
    new Date(Date.UTC(2000, month, 1)),
  ),
);

const messages: Partial<Messages> = {
  optional: (label) => `${label} (facultatif)`,
  problemTitle: 'Il y a un problème',
  enter: (noun) => `Indiquez ${noun}`,
  select: (noun) => `Choisissez ${noun}`,
  maxLength: (noun, most) => `Écrivez ${noun} en ${most} caractères au plus`,
  noRealDate: (noun) => `Vérifiez ${noun} : ce jour n’existe pas`,
  missingDateParts: (noun, missing) => `Complétez ${noun} : ${missing.map((part) => parts[part]).join(', ')}`,
  pastYears: (noun, years) => `Vérifiez ${noun} : elle est passée, depuis ${years} ans au plus`,
  type: (noun) => `Écrivez ${noun} en chiffres`,
  minimum: (noun, least) => `Indiquez ${noun} : ${least} ou plus`,
  maximum: (noun, most) => `Indiquez ${noun} : ${most} ou moins`,
  decimals: (noun, most) =>
    most ? `Indiquez ${noun} avec ${most} décimales au plus` : `Indiquez ${noun} sans décimales`,
  thousands: (typed, whole, decimal) =>
    `« ${typed} » peut être ${whole} ou ${decimal}. Écrivez l’un des deux`,
  onlyDigits: 'Seuls des chiffres vont ici.',
  maxDigits: (most) => `${most} chiffres au plus vont ici. Vérifiez le numéro.`,
  leaveOut: (start) => `Ne mettez pas ${start} au début.`,
  onlyDecimals: 'Seuls des chiffres et une virgule avec deux décimales au plus vont ici.',
  noChoice: 'Choisissez',
  day: 'Jour',
  month: 'Mois',
  year: 'Année',
  months,
  title: (step, product) => `${step} – ${product}`,
  errorTitle: (step, product) => `Erreur : ${step} – ${product}`,
  step: (step, steps) => `Étape ${step} sur ${steps}`,
  progress: 'Avancement',
  next: 'Suivant',
  previous: 'Retour',
  busy: 'Un instant…',
  edit: 'Modifier',
  endEdit: 'Enregistrer et relire',
  returnToSubmit: 'Revenir à l’envoi',
  noAnswer: 'Sans réponse',
  savedAsTyped: 'Vos réponses sont gardées sur ce téléphone.',
  savedAt: (at) => `Gardé sur ce téléphone à ${time.format(at)}`,
  notSaved: 'Rien ne peut être gardé sur ce téléphone. N’envoyez pas plus tard : envoyez maintenant.',
  orphaned: (values) => `Le formulaire a changé. Ces réponses n’y ont plus de place : ${values.join(', ')}.`,
  keptForHours: 'Vos réponses sont gardées deux heures, jusqu’à ce que vous les ayez envoyées.',
  clearKept: 'Effacer mes réponses',
  clearKeptQuestion: 'Effacer toutes les réponses de ce formulaire ?',
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
