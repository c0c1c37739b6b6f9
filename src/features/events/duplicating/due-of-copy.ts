/**
 * The deadline of a copy: one that was moved behind the draw lets people join the queue after it, and a copy is still to be drawn.
 */
export function dueOfCopy(selection: string, due: Date | null, draw: Date | null): Date | null {
  return selection === "lottery" && due && draw && due > draw ? draw : due;
}
