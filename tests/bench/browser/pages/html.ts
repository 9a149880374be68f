import './plain.css';

const form = document.querySelector('form')!;

form.addEventListener('submit', (event) => {
  event.preventDefault();
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select'))
    field.ariaInvalid = String(!field.checkValidity());
});
