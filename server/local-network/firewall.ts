/** Commands that open the port in the common firewalls. */

interface FirewallCommand {
  readonly system: string;
  readonly command: string;
}

/**
 * The commands, those for this machine's system first. @param program path of the running program: the macOS firewall allows programs, not
 * ports
 */
export function firewallCommands(port: number, platform: NodeJS.Platform, program: string): readonly FirewallCommand[] {
  const firewall = '/usr/libexec/ApplicationFirewall/socketfilterfw';
  const node = platform === 'darwin' ? `"${program}"` : '"$(command -v node)"';
  const commands: (FirewallCommand & { on: NodeJS.Platform })[] = [
    { on: 'linux', system: 'Linux, ufw', command: `sudo ufw allow ${port}/tcp` },
    { on: 'linux', system: 'Linux, firewalld', command: `sudo firewall-cmd --add-port=${port}/tcp` },
    { on: 'darwin', system: 'macOS', command: `sudo ${firewall} --add ${node} && sudo ${firewall} --unblockapp ${node}` },
    {
      on: 'win32',
      system: 'Windows, as administrator',
      command: `netsh advfirewall firewall add rule name="Vigie" dir=in action=allow protocol=TCP localport=${port}`,
    },
  ];
  return [...commands.filter(({ on }) => on === platform), ...commands.filter(({ on }) => on !== platform)];
}
