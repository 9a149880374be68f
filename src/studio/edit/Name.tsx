export function Name({ name, fileKey }: { readonly name: string; readonly fileKey?: string | undefined }) {
  return fileKey === undefined || fileKey === name ? (
    name
  ) : (
    <>
      {name} <span className="studio-key">{fileKey}</span>
    </>
  );
}
