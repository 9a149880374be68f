/** What something is called, and small beside it the word of the file for those who know the files. */
export function Name({ name, fileKey }: { readonly name: string; readonly fileKey?: string | undefined }) {
  return fileKey === undefined || fileKey === name ? (
    name
  ) : (
    <>
      {name} <span className="studio-key">{fileKey}</span>
    </>
  );
}
