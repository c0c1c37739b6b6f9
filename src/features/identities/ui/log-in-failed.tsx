import { type ReactNode, useEffect, useState } from "react";

/** Says on the log-in why a log-in through a provider came to nothing. Nothing of it is fetched where there was none. */
export function LogInFailed() {
  const [said, setSaid] = useState<ReactNode>(null);
  useEffect(() => {
    if (!location.hash.startsWith("#failed=")) return;
    // Without a connection the form is there all the same.
    import("./failure-bar.tsx").then(
      ({ FailureBar }) => setSaid(<FailureBar />),
      () => {},
    );
  }, []);
  return said;
}
