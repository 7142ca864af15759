/** Whether a build is due. @param root of the project, absolute */
export function needsBuild(root: string, environment: Readonly<Record<string, string | undefined>>): boolean;
