import type { Answers } from '#engine/core/index.ts';
import type { PostResult } from '#engine/storage/index.ts';

export interface FormState {
  readonly answers: Answers;
  readonly press?: PostResult | undefined;
  readonly isEditing?: boolean;
  readonly isNewRow?: boolean;
  readonly isToConfirm?: boolean;
  readonly phone?: string;
  readonly refusal?: {
    readonly reason: string;
    readonly problems: readonly { readonly field: string; readonly message: string }[];
  };
  readonly receipt?: { readonly id: string; readonly sentAt: number; readonly hasInvoice?: boolean };
}
