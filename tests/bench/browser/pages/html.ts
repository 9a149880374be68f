import './plain.css';

const form = document.querySelector('form')!;

/** The browser knows what is wrong; here it is shown at every field, and not in a bubble at the first. */
form.addEventListener('submit', (event) => {
  event.preventDefault();
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select'))
    field.ariaInvalid = String(!field.checkValidity());
});
