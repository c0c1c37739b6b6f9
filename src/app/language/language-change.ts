let isOn = false;

/** While the open page is put into another language: what it shows is then not taken away because it could not be read again. */
export const isLanguageChanging = () => isOn;

export async function whileLanguageChanges(work: () => Promise<void>): Promise<void> {
  isOn = true;
  await work().finally(() => {
    isOn = false;
  });
}
