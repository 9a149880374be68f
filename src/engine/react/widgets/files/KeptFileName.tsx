import type { ReactNode } from 'react';
import { messagesOf } from '../../../core/environment.ts';
import { fileMessages } from '../../../core/words/file-messages.ts';
import { useStoredFile } from './use-stored-file.ts';

export function KeptFileName({ id }: { readonly id: string }): ReactNode {
  const { file, isGone } = useStoredFile(id);
  return isGone ? messagesOf(fileMessages).fileGone : file?.name;
}
