import { testRule } from '../../../testing/test-rule.ts';

const label = (text: string) => ({
  'trip/person.ui.json': (file: string) => file.replace('"First name"', JSON.stringify(text)),
});

testRule('markup in plain texts', {
  'an HTML line break': [
    label('First name<br/>as in the passport'),
    'trip/person.ui.json:8:28  People would read <br/> as it is written: HTML does not work in a text. Write a space in its place.',
  ],
  'HTML entities': [
    label('First &amp; last&nbsp;name &#39;in full&#39;'),
    'trip/person.ui.json:8:24  People would read &amp; as it is written: HTML does not work in a text. Write "&" in its place.',
    'trip/person.ui.json:8:34  People would read &nbsp; as it is written: HTML does not work in a text. Write a space in its place.',
    'trip/person.ui.json:8:45  People would read &#39; as it is written: HTML does not work in a text. Write "’" in its place.',
    'trip/person.ui.json:8:57  People would read &#39; as it is written: HTML does not work in a text. Write "’" in its place.',
  ],
  'a Markdown link': [
    label('First name ([why?](/info))'),
    'trip/person.ui.json:8:30  People would read [why?](/info) as it is written: links work in pages of text only. Write "why?", or move it to a page of text.',
  ],
  'letters in the wrong encoding, twice': [
    label('PrÃƒÂ©nom'),
    'trip/person.ui.json:8:18  People would read PrÃƒÂ©nom as it is written: its letters were saved in the wrong encoding. Write "Prénom", and save the file with the encoding UTF-8.',
  ],
  'letters in the encoding of a Macintosh': [
    label('Le pr√©nom de l‚Äô√©tudiant'),
    'trip/person.ui.json:8:21  People would read pr√©nom as it is written: its letters were saved in the wrong encoding. Write "prénom", and save the file with the encoding UTF-8.',
    'trip/person.ui.json:8:32  People would read l‚Äô√©tudiant as it is written: its letters were saved in the wrong encoding. Write "l’étudiant", and save the file with the encoding UTF-8.',
  ],
  'a letter whose second half became a space': [
    label('First name, dÃ©jÃ  given'),
    'trip/person.ui.json:8:30  People would read dÃ©jÃ as it is written: its letters were saved in the wrong encoding. Write "déjà", and save the file with the encoding UTF-8.',
  ],
  'Greek in the wrong encoding': [
    label('ÎŒÎ½Î¿Î¼Î±'),
    'trip/person.ui.json:8:18  People would read ÎŒÎ½Î¿Î¼Î± as it is written: its letters were saved in the wrong encoding. Write "Όνομα", and save the file with the encoding UTF-8.',
  ],
  'italic and struck words': [
    label('First *name* ~~in full~~'),
    'trip/person.ui.json:8:24  People would read *name* as it is written: italic words do not work in a text. Write "name", or move it to a page of text.',
    'trip/person.ui.json:8:31  People would read ~~in full~~ as it is written: struck words do not work in a text. Write "in full", or move it to a page of text.',
  ],
  'an escaped line break': [
    label('First name\\nas in the passport'),
    'trip/person.ui.json:8:28  People would read \\n as it is written: line breaks do not work in a text. Write a space in its place.',
  ],
  'markup in help, a message, an option, a heading, a button, a contract and a content page': [
    {
      'trip/person.ui.json': ['picks you up', 'picks <i>you</i> up'],
      'trip/visa.ui.json': ['Enter digits only', 'Enter digits &gt; 0'],
      'options/country.json': ['"Senegal"', '"SÃ©nÃ©gal"'],
      'trip/flow.json': [
        ['"Senegal"', '"SÃ©nÃ©gal"'],
        ['"next": "Continue"', '"next": "Continue &raquo;"'],
      ],
      'portal.json': ['before you go', '**before** you go'],
      'trip/content/about.md': ['a holiday', 'a holiday, dâ€™accord &amp; so on'],
    },
    'options/country.json:5:36  People would read SÃ©nÃ©gal as it is written: its letters were saved in the wrong encoding. Write "Sénégal", and save the file with the encoding UTF-8.',
    'portal.json:5:32  People would read **before** as it is written: bold words work in pages of text only. Write "before", or move it to a page of text.',
    'trip/content/about.md:3:35  People would read dâ€™accord as it is written: its letters were saved in the wrong encoding. Write "d’accord", and save the file with the encoding UTF-8.',
    'trip/content/about.md:3:46  People would read &amp; as it is written: HTML does not work in a text. Write "&" in its place.',
    'trip/flow.json:15:25  People would read &raquo; as it is written: HTML does not work in a text. Write "»" in its place.',
    'trip/person.ui.json:17:41  People would read <i>you</i> as it is written: HTML does not work in a text. Write "you".',
    'trip/visa.ui.json:9:31  People would read &gt; as it is written: HTML does not work in a text. Write ">" in its place.',
  ],
  'accepts quotation marks, other languages, amounts and a backslash': [
    label(
      'Father\'s, father’s "name" “Surname”; Müller, Ångström, Núñez, Ŋanso, Ñaŋ, Ɓaalo, N̈jie, Se\u0301ga, الاسم العائلي; D1,500 (5% and/or) #1 \\',
    ),
  ],
  'accepts brackets and mathematical signs': [
    label(
      '« Prénom » [Q&A; R&D] 3 < 4 > 2, SÃO, CAFÉ…, Spaß”, ÅÄÖ – 5 * 6 * 7, 2*3*4, required*, √2, ¬a, Île, snake_case_name, <name>',
    ),
  ],
});
