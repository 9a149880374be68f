import './plain.css';

const form = document.querySelector('form')!;

form.querySelector('.add')?.addEventListener('click', () => {
  const template = form.querySelector('template')!;
  const place = form.querySelectorAll('.row').length;
  template.insertAdjacentHTML('beforebegin', template.innerHTML.replaceAll('rows.#.', `rows.${place}.`));
});

/** The browser knows what is wrong; here it is shown at every field, and not in a bubble at the first. */
form.addEventListener('submit', (event) => {
  event.preventDefault();
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select'))
    field.ariaInvalid = String(!field.checkValidity());
});
