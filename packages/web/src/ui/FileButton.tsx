import './file-button.css';

interface FileButtonProps {
  /** What is chosen, said on the button: what the browser would say is in a language of its own. */
  readonly label: string;
  /** As in `accept` of an input. */
  readonly accept: string;
  readonly onFile: (file: File) => void;
}

/** A button that asks for a file of the device; the same file, mended, may be chosen again. */
export const FileButton = ({ label, accept, onFile }: FileButtonProps) => (
  <label class="button file-button">
    <span>{label}</span>
    <input
      class="unseen"
      type="file"
      accept={accept}
      onChange={({ currentTarget: input }) => {
        const file = input.files?.[0];
        if (file !== undefined) onFile(file);
        input.value = '';
      }}
    />
  </label>
);
