/** Shows a label and, in small print, the key that the file uses for it. */
export function Name({ name, fileKey }: { readonly name: string; readonly fileKey?: string | undefined }) {
  return fileKey === undefined || fileKey === name ? (
    name
  ) : (
    <>
      {name} <span className="studio-key">{fileKey}</span>
    </>
  );
}
